// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** An exception leaves a synchronized block, which gives the lock back. */
public class ThrowsInSynchronized {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        Object lock = new Object();
        CyclicBarrier barrier = new CyclicBarrier(2);
        new Thread(() -> {
            synchronized (lock) {
                System.out.println("other");
            }
            pass(barrier);
        }).start();
        try {
            synchronized (lock) {
                throw new IllegalStateException();
            }
        } catch (IllegalStateException caught) {
            pass(barrier);
        }
    }
}
