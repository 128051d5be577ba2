// expect: proved

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Few threads, many tasks that do not wait, and a latch. */
public class PoolLatch {
    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CountDownLatch done = new CountDownLatch(6);
        for (int i = 0; i < 6; i++) {
            int number = i;
            pool.execute(() -> {
                System.out.println("task " + number);
                done.countDown();
            });
        }
        done.await();
        pool.shutdown();
    }
}
