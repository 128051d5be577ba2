// expect: unknown: more tasks are handed to an executor than it has threads, and some of
// truth: nobody waits for ever

import java.util.concurrent.*;

/** One thread, tasks that wait only for what came before them in the queue. */
public class PoolOfOneChain {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        CountDownLatch first = new CountDownLatch(1);
        pool.execute(first::countDown);
        pool.execute(() -> pass(first));
        pool.shutdown();
    }
}
