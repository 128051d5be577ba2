// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** The task fails, get throws, and the latch is never counted down. */
public class PoolFutureThrows {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newCachedThreadPool();
        CountDownLatch done = new CountDownLatch(1);
        Future<Integer> failing = pool.submit(() -> Integer.parseInt("x"));
        pool.shutdown();
        Thread waiter = new Thread(() -> pass(done));
        waiter.start();
        try {
            System.out.println(failing.get());
            done.countDown();
        } catch (ExecutionException e) {
            System.out.println("failed");
        }
        waiter.join();
    }
}
