// expect: violated deadlock
// truth: somebody waits for ever

import java.util.*;
import java.util.concurrent.*;

/** One round too few after so many that they are summed up. */
public class LoopOfManyRoundsOff {
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
        CyclicBarrier barrier = new CyclicBarrier(2);
        new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                pass(barrier);
            }
        }).start();
        for (int i = 0; i < 999; i++) {
            pass(barrier);
        }
    }
}
