// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** The array has a place that was never filled: join of null ends main before the count. */
public class JoinNull {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch go = new CountDownLatch(1);
        Thread[] threads = new Thread[2];
        threads[0] = new Thread(() -> pass(go));
        threads[0].start();
        threads[1].join();
        go.countDown();
    }
}
