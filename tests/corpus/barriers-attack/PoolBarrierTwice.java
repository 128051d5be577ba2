// expect: unknown: more tasks are handed to an executor than it has threads, and some of
// truth: nobody waits for ever

import java.util.concurrent.*;

/** Two threads, four tasks, a barrier of two: the tasks go in pairs. */
public class PoolBarrierTwice {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CyclicBarrier barrier = new CyclicBarrier(2);
        for (int i = 0; i < 4; i++) {
            pool.execute(() -> pass(barrier));
        }
        pool.shutdown();
    }
}
