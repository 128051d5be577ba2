// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** The constructor starts the thread. */
public class StartsInConstructor {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    static class Worker implements Runnable {
        final CyclicBarrier barrier;

        Worker(CyclicBarrier barrier) {
            this.barrier = barrier;
            new Thread(this).start();
        }

        public void run() {
            pass(barrier);
        }
    }

    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(2);
        new Worker(barrier);
        pass(barrier);
    }
}
