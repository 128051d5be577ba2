// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** Each worker is joined before the next one starts. */
public class SequentialThreads {
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
            worker.join();
        }
    }
}
