// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** A barrier of one never stops anybody. */
public class BarrierOfOne {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(1);
        for (int i = 0; i < 3; i++) {
            pass(barrier);
        }
    }
}
