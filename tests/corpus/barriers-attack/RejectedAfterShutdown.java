// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** The second task is rejected with an exception, so the waiter stays. */
public class RejectedAfterShutdown {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CountDownLatch latch = new CountDownLatch(1);
        pool.execute(() -> pass(latch));
        pool.shutdown();
        pool.execute(latch::countDown);
    }
}
