import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Each may find the lock of the other taken: then nobody counts. */
public class LkTryBackOffNone {
    static int x;
    public static void main(String[] args) throws Exception {
        ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
        Thread one = new Thread(() -> {
            a.lock();
            if (b.tryLock()) { x++; b.unlock(); }
            a.unlock();
        });
        Thread two = new Thread(() -> {
            b.lock();
            if (a.tryLock()) { x++; a.unlock(); }
            b.unlock();
        });
        one.start();
        two.start();
        one.join();
        two.join();
        assert x > 0;
    }
}
