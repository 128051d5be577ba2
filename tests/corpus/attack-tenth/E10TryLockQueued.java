// Main holds the lock; t0 asks with a time-out, main sees it in the queue and goes on holding the lock until
// t0 has given up. Seen in the queue and timed out is what a real run does.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10TryLockQueued {
    static final ReentrantLock lock = new ReentrantLock();
    static boolean got;

    static Thread t0;

    static void run0() throws Exception {
        got = lock.tryLock(1, TimeUnit.MILLISECONDS);
        if (got) lock.unlock();
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
        lock.lock();
        t0 = thread(E10TryLockQueued::run0);
        t0.start();
        boolean seen = lock.hasQueuedThreads();
        t0.join();
        assert !(seen && !got);
    }
}
