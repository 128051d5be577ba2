// expect: unknown: the action of a CyclicBarrier may throw, which would break it, or use
// truth: nobody waits for ever

import java.util.concurrent.*;

/** The action throws in the last thread to arrive, and breaks the barrier for the others. */
public class ActionThrows {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(2, () -> {
            throw new IllegalStateException();
        });
        new Thread(() -> pass(barrier)).start();
        pass(barrier);
    }
}
