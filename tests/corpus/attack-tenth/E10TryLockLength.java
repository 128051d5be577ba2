// As with hasQueuedThreads, with getQueueLength.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10TryLockLength {
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
        t0 = thread(E10TryLockLength::run0);
        t0.start();
        int seen = lock.getQueueLength();
        t0.join();
        if (seen == 1 && !got) throw new IllegalStateException();
    }
}
