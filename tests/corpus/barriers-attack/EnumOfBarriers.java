// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** Barriers of the constants of an enum. */
public class EnumOfBarriers {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    enum Stage {
        FIRST, SECOND;

        final CyclicBarrier barrier = new CyclicBarrier(2);
    }

    public static void main(String[] args) {
        CyclicBarrier first = Stage.FIRST.barrier;
        CyclicBarrier second = Stage.SECOND.barrier;
        new Thread(() -> {
            pass(first);
            pass(second);
        }).start();
        pass(first);
        pass(second);
    }
}
