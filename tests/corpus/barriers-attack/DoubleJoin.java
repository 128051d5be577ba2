// expect: proved
// truth: nobody waits for ever

import java.util.*;
import java.util.concurrent.*;

/** A thread is joined twice, and by another thread. */
public class DoubleJoin {
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

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> System.out.println("works"));
        worker.start();
        Thread other = new Thread(() -> {
            try {
                worker.join();
                worker.join();
            } catch (InterruptedException e) {
                return;
            }
        });
        other.start();
        worker.join();
        worker.join();
        other.join();
    }
}
