// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** Each pool is small, and the two together have a thread for each party. */
public class PoolTwoPools {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        ExecutorService left = Executors.newFixedThreadPool(2);
        ExecutorService right = Executors.newFixedThreadPool(1);
        CyclicBarrier barrier = new CyclicBarrier(3);
        left.execute(() -> pass(barrier));
        left.execute(() -> pass(barrier));
        right.execute(() -> pass(barrier));
        left.shutdown();
        right.shutdown();
    }
}
