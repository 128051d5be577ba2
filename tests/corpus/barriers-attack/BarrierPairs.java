// expect: unknown: java.util.concurrent.CyclicBarrier.await by a task that stands for no
// truth: nobody waits for ever

import java.util.concurrent.*;

/** Four threads, a barrier of two: they pass in pairs. */
public class BarrierPairs {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(2);
        for (int i = 0; i < 4; i++) {
            new Thread(() -> pass(barrier)).start();
        }
    }
}
