// expect: proved
// truth: nobody waits for ever

import static edu.rice.pcdp.PCDP.*;

import java.util.*;
import java.util.concurrent.*;

/** A thread that a task starts does not belong to the finish; the barrier is met all the same. */
public class PcdpThreadInTask {
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
        finish(() -> async(() -> new Thread(() -> pass(barrier)).start()));
        pass(barrier);
    }
}
