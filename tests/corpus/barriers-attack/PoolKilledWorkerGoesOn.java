// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** A task of execute kills its thread; the pool makes another for the next task. */
public class PoolKilledWorkerGoesOn {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        CountDownLatch done = new CountDownLatch(1);
        pool.execute(() -> {
            throw new IllegalStateException();
        });
        pool.execute(done::countDown);
        pass(done);
        pool.shutdown();
    }
}
