// expect: violated deadlock
// truth: it depends on the input or the schedule

import java.util.concurrent.*;

/** A semaphore beside the barrier is not followed. */
public class SemaphoreBeside {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Semaphore semaphore = new Semaphore(0);
        CyclicBarrier barrier = new CyclicBarrier(2);
        new Thread(() -> {
            pass(barrier);
            semaphore.release();
        }).start();
        semaphore.acquire();
        pass(barrier);
    }
}
