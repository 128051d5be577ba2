// expect: proved
// truth: nobody waits for ever

import static edu.rice.pcdp.PCDP.*;

import java.util.*;
import java.util.concurrent.*;

/** Tasks of a finish count down; main waits after it. */
public class PcdpLatchFromFinish {
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
        CountDownLatch latch = new CountDownLatch(2);
        finish(() -> {
            async(() -> latch.countDown());
            async(() -> latch.countDown());
        });
        pass(latch);
    }
}
