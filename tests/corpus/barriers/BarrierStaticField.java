// expect: proved

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** The barrier is a static field. */
public class BarrierStaticField {
    private static final CyclicBarrier BARRIER = new CyclicBarrier(3);
    private static final Object LOCK = new Object();
    private static int total;

    public static void main(String[] args) throws InterruptedException, BrokenBarrierException {
        for (int i = 0; i < 2; i++) {
            new Thread(BarrierStaticField::work).start();
        }
        work();
        synchronized (LOCK) {
            System.out.println(total);
        }
    }

    private static void work() {
        synchronized (LOCK) {
            total++;
        }
        try {
            BARRIER.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new AssertionError(e);
        }
    }
}
