// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** Barriers that overlap: a-b, b-c, in one order. */
public class TaskOfTwoBarriers {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CyclicBarrier left = new CyclicBarrier(2);
        CyclicBarrier right = new CyclicBarrier(2);
        new Thread(() -> pass(left)).start();
        new Thread(() -> {
            pass(left);
            pass(right);
        }).start();
        pass(right);
    }
}
