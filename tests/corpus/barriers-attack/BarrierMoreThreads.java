// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** Three threads, a barrier of two: one is left over. */
public class BarrierMoreThreads {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(2);
        for (int i = 0; i < 3; i++) {
            new Thread(() -> pass(barrier)).start();
        }
    }
}
