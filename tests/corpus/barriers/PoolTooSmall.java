// expect: violated deadlock

import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A thread less than the barrier has parties: the last task stays in the queue. */
public class PoolTooSmall {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CyclicBarrier barrier = new CyclicBarrier(3);
        for (int i = 0; i < 3; i++) {
            pool.submit(() -> barrier.await());
        }
        pool.shutdown();
    }
}
