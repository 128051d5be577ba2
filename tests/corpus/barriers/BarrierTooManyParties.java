// expect: violated deadlock

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** The barrier counts the main thread, which never comes. */
public class BarrierTooManyParties {
    public static void main(String[] args) throws InterruptedException {
        int workers = 3;
        CyclicBarrier barrier = new CyclicBarrier(workers + 1);
        Thread[] threads = new Thread[workers];
        for (int i = 0; i < workers; i++) {
            threads[i] = new Thread(() -> {
                try {
                    barrier.await();
                } catch (InterruptedException | BrokenBarrierException e) {
                    throw new RuntimeException(e);
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
