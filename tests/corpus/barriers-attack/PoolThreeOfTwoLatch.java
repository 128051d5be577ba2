// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** Two threads wait for a latch that the third task counts down. */
public class PoolThreeOfTwoLatch {
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
        pool.execute(() -> pass(latch));
        pool.execute(latch::countDown);
        pool.shutdown();
    }
}
