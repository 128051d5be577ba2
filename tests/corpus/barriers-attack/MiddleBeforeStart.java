// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** The middle thread waits before it starts the third party. */
public class MiddleBeforeStart {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(3);
        new Thread(() -> {
            pass(barrier);
            new Thread(() -> pass(barrier)).start();
        }).start();
        pass(barrier);
    }
}
