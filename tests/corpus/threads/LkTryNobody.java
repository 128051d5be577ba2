import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Both may get the lock, one after the other. */
public class LkTryNobody {
    static final ReentrantLock lock = new ReentrantLock();
    static int x;
    public static void main(String[] args) throws Exception {
        Runnable work = () -> {
            if (lock.tryLock()) {
                x++;
                lock.unlock();
            }
        };
        Thread one = new Thread(work), two = new Thread(work);
        one.start();
        two.start();
        one.join();
        two.join();
        assert x == 1;
    }
}
