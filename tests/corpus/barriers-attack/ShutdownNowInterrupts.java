// expect: unknown: shutdownNow interrupts, which is not followed
// truth: nobody waits for ever

import java.util.concurrent.*;

/** shutdownNow interrupts the task that waits for ever. */
public class ShutdownNowInterrupts {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        CountDownLatch never = new CountDownLatch(1);
        pool.execute(() -> pass(never));
        pool.shutdownNow();
    }
}
