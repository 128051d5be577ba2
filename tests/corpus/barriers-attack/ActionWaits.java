// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** The action waits for the latch that a party counts down after the barrier. */
public class ActionWaits {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CountDownLatch latch = new CountDownLatch(1);
        CyclicBarrier barrier = new CyclicBarrier(2, () -> pass(latch));
        new Thread(() -> {
            pass(barrier);
            latch.countDown();
        }).start();
        pass(barrier);
    }
}
