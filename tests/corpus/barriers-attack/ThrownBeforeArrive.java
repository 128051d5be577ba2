// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** The worker dies with an exception between its start and the barrier. */
public class ThrownBeforeArrive {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(2);
        new Thread(() -> {
            if (args.length == 0) {
                throw new IllegalArgumentException();
            }
            pass(barrier);
        }).start();
        pass(barrier);
    }
}
