// expect: violated deadlock

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.CyclicBarrier;

/** Three tasks at a barrier of two: one is left over. */
public class PcdpBarrierOfThree {
    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(2);
        finish(() -> {
            for (int i = 0; i < 3; i++) {
                async(() -> {
                    try {
                        barrier.await();
                    } catch (Exception e) {
                        throw new RuntimeException(e);
                    }
                });
            }
        });
    }
}
