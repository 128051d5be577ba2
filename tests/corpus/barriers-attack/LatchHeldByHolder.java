// expect: violated deadlock
// truth: somebody waits for ever

import java.util.*;
import java.util.concurrent.*;

/** The only count is held by a thread that waits for a thread that waits for the latch. */
public class LatchHeldByHolder {
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

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        Thread inner = new Thread(() -> pass(latch));
        Thread outer = new Thread(() -> {
            inner.start();
            try {
                inner.join();
            } catch (InterruptedException e) {
                return;
            }
            latch.countDown();
        });
        outer.start();
        outer.join();
    }
}
