// expect: violated deadlock
// truth: somebody waits for ever

import static edu.rice.pcdp.PCDP.*;

import java.util.*;
import java.util.concurrent.*;

/** A task of a finish throws before the barrier; the other stays there. */
public class PcdpThrowsBeforeBarrier {
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
        finish(() -> {
            async(() -> {
                throw new IllegalStateException();
            });
            async(() -> pass(barrier));
        });
    }
}
