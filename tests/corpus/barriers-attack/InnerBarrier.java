// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** A barrier that a worker makes for workers of its own. */
public class InnerBarrier {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CyclicBarrier outer = new CyclicBarrier(2);
        new Thread(() -> {
            CyclicBarrier inner = new CyclicBarrier(2);
            new Thread(() -> pass(inner)).start();
            pass(inner);
            pass(outer);
        }).start();
        pass(outer);
    }
}
