// A lock that was got by tryLock orders like any other.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10TryLockHb {
    static final ReentrantLock l = new ReentrantLock();
    static int x;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        l.lock();
        x = 1;
        l.unlock();
    }

    static void run1() throws Exception {
        if (l.tryLock()) {
            int y = x;
            l.unlock();
        }
    }

    interface Body {
        void run() throws Exception;
    }

    static Thread thread(Body body) {
        return new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new RuntimeException(e);
            }
        });
    }

    public static void main(String[] args) throws Exception {
        t0 = thread(E10TryLockHb::run0);
        t1 = thread(E10TryLockHb::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
