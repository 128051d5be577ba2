// expect: unknown: more tasks are handed to an executor than it has threads, and some of
// truth: it depends on the input or the schedule

import java.util.concurrent.*;

/** Two threads, three tasks; the second ends at once, so that the third can start. */
public class PoolSmallButMoving {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CountDownLatch go = new CountDownLatch(1);
        pool.execute(() -> pass(go));
        pool.execute(() -> System.out.println("short"));
        pool.execute(go::countDown);
        pool.shutdown();
    }
}
