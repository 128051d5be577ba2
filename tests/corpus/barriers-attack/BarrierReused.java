// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** The same barrier for many rounds by the same two. */
public class BarrierReused {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(2);
        new Thread(() -> {
            for (int i = 0; i < 50; i++) {
                pass(barrier);
            }
        }).start();
        for (int i = 0; i < 25; i++) {
            pass(barrier);
            pass(barrier);
        }
    }
}
