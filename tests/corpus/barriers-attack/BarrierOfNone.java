// expect: violated deadlock
// truth: an exception for certain

import java.util.concurrent.*;

/** A barrier of no parties cannot be made. */
public class BarrierOfNone {
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
        new Thread(() -> pass(latch)).start();
        CyclicBarrier barrier = new CyclicBarrier(0);
        latch.countDown();
    }
}
