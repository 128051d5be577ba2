// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** The body runs in the main thread, which waits at the barrier alone. */
public class RunInsteadOfStart {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread one = new Thread(() -> pass(barrier));
        Thread other = new Thread(() -> pass(barrier));
        one.run();
        other.run();
    }
}
