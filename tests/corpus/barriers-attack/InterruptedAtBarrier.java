// expect: unknown: an interrupt is not followed
// truth: nobody waits for ever

import java.util.concurrent.*;

/** The worker is interrupted at the barrier, which breaks it: nobody waits for ever. */
public class InterruptedAtBarrier {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread worker = new Thread(() -> pass(barrier));
        worker.start();
        worker.interrupt();
    }
}
