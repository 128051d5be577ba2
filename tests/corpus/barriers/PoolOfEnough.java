// expect: proved

import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** As many threads as parties. */
public class PoolOfEnough {
    public static void main(String[] args) throws InterruptedException {
        int parties = 3;
        ExecutorService pool = Executors.newFixedThreadPool(parties);
        CyclicBarrier barrier = new CyclicBarrier(parties);
        for (int i = 0; i < parties; i++) {
            pool.submit(() -> {
                barrier.await();
                return null;
            });
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
    }
}
