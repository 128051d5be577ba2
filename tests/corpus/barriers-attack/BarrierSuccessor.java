// expect: unknown: java.util.concurrent.CyclicBarrier.await by a task that stands for no
// truth: nobody waits for ever

import java.util.concurrent.*;

/** The second worker takes the place of the first, who has ended. */
public class BarrierSuccessor {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CyclicBarrier barrier = new CyclicBarrier(2);
        for (int i = 0; i < 2; i++) {
            Thread worker = new Thread(() -> pass(barrier));
            worker.start();
            pass(barrier);
            worker.join();
        }
    }
}
