// expect: unknown: java.util.concurrent.CyclicBarrier.await is called on an object that i
// truth: nobody waits for ever

import java.util.*;
import java.util.concurrent.*;

/** The array is copied; the barriers in it are the same. */
public class BarrierArrayCloned {
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

    public static void main(String[] args) {
        CyclicBarrier[] all = {new CyclicBarrier(2)};
        CyclicBarrier[] copy = all.clone();
        new Thread(() -> pass(copy[0])).start();
        pass(all[0]);
    }
}
