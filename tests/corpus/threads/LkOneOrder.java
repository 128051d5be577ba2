import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Two locks, always in one order. */
public class LkOneOrder {
    static int x;
    public static void main(String[] args) throws Exception {
        ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
        Runnable work = () -> { a.lock(); b.lock(); x++; b.unlock(); a.unlock(); };
        Thread one = new Thread(work), two = new Thread(work);
        one.start();
        two.start();
        one.join();
        two.join();
        assert x == 2;
    }
}
