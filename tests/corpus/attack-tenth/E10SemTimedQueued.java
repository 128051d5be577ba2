// t0 waits for a permit with a time-out, main sees it in the queue, nobody gives one.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SemTimedQueued {
    static final Semaphore s = new Semaphore(0);
    static boolean got;

    static Thread t0;

    static void run0() throws Exception {
        got = s.tryAcquire(1, TimeUnit.MILLISECONDS);
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
        t0 = thread(E10SemTimedQueued::run0);
        t0.start();
        boolean seen = s.hasQueuedThreads();
        t0.join();
        assert !seen;
    }
}
