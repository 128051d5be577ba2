// expect: unknown: a timed await may break the CyclicBarrier, which is not modelled
// truth: nobody waits for ever

import java.util.concurrent.*;

/** A timed wait ends: nobody waits for ever, though the barrier breaks. */
public class BarrierTimed {
    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        try {
            barrier.await(10, TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
            System.out.println("late");
        }
    }
}
