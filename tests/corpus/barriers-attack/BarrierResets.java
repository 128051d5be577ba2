// expect: unknown: java.util.concurrent.CyclicBarrier.reset is not modelled
// truth: it depends on the input or the schedule

import java.util.concurrent.*;

/** A reset breaks whoever waits: the verdict may not ignore it. */
public class BarrierResets {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(2);
        new Thread(() -> pass(barrier)).start();
        barrier.reset();
        pass(barrier);
    }
}
