// t0 waits for a condition with a time-out; main sees that it waits, and never signals.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10CondTimedWaiter {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition c = lock.newCondition();
    static boolean got;

    static Thread t0;

    static void run0() throws Exception {
        lock.lock();
        try {
            got = c.await(1, TimeUnit.MILLISECONDS);
        } finally {
            lock.unlock();
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
        t0 = thread(E10CondTimedWaiter::run0);
        t0.start();
        lock.lock();
        boolean seen = lock.hasWaiters(c);
        lock.unlock();
        t0.join();
        assert !seen;
    }
}
