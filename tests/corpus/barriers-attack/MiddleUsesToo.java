// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** A thread passes the barrier with the thread that it starts and with main: three parties. */
public class MiddleUsesToo {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(3);
        new Thread(() -> {
            new Thread(() -> pass(barrier)).start();
            pass(barrier);
        }).start();
        pass(barrier);
    }
}
