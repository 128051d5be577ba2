// expect: violated deadlock
// truth: somebody waits for ever

import java.util.*;
import java.util.concurrent.*;

/** The thread's body belongs to the class that is being initialised and waits for that, and the initialiser for the thread. */
public class InitialiserStartsThread {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    static int value = 1;

    static {
        Thread worker = new Thread(() -> System.out.println(value));
        worker.start();
        try {
            worker.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        System.out.println("never printed");
    }
}
