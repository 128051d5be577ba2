// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** Two threads run one object. */
public class SameRunnableTwice {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(3);
        Runnable body = () -> pass(barrier);
        new Thread(body).start();
        new Thread(body).start();
        body.run();
    }
}
