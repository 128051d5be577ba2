// expect: proved

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.CyclicBarrier;

/** The library's barrier between tasks of the course. */
public class PcdpCyclicBarrier {
    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(2);
        finish(() -> {
            async(() -> twice(barrier));
            async(() -> twice(barrier));
        });
    }

    static void twice(CyclicBarrier barrier) {
        try {
            barrier.await();
            barrier.await();
        } catch (Exception e) {
            throw new RuntimeException(e);
        }
    }
}
