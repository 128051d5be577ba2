// expect: proved
// truth: nobody waits for ever

import java.util.*;
import java.util.concurrent.*;

/** The latch is awaited after all threads were joined. */
public class WaitsAfterWorkersEnd {
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
        CountDownLatch latch = new CountDownLatch(3);
        Thread[] all = new Thread[3];
        for (int i = 0; i < 3; i++) {
            all[i] = new Thread(latch::countDown);
            all[i].start();
        }
        for (Thread one : all) {
            one.join();
        }
        pass(latch);
    }
}
