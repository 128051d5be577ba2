import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// violated (deadlock): the count wakes the thread that waits, and the permit comes before that has returned from its wait: one permit for two.
public class E2827UnparkBehindCountMerges {
    interface Body {
        void run() throws Exception;
    }

    static Thread made(Body body) {
        return new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }

    static Thread go(Body body) {
        Thread thread = made(body);
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread waiter = go(() -> {
            latch.await();
            LockSupport.park();
        });
        latch.countDown();
        LockSupport.unpark(waiter);
    }
}
