// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** A method that locks calls another of the same object. */
public class ReentrantMethods {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    synchronized void outer() {
        inner();
    }

    synchronized void inner() {
        System.out.println("inner");
    }

    public static void main(String[] args) {
        ReentrantMethods object = new ReentrantMethods();
        CyclicBarrier barrier = new CyclicBarrier(2);
        new Thread(() -> {
            object.outer();
            pass(barrier);
        }).start();
        object.outer();
        pass(barrier);
    }
}
