// expect: violated deadlock

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The only thread waits for a task that is behind it in the queue. */
public class PoolWaitsForItself {
    public static void main(String[] args) {
        ExecutorService single = Executors.newSingleThreadExecutor();
        CountDownLatch ready = new CountDownLatch(1);
        single.execute(() -> {
            try {
                ready.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        single.execute(() -> ready.countDown());
        single.shutdown();
    }
}
