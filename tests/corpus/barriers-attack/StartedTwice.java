// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** A thread is started twice: an exception, and the latch stays shut. */
public class StartedTwice {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CountDownLatch done = new CountDownLatch(1);
        Thread waiter = new Thread(() -> pass(done));
        waiter.start();
        waiter.start();
        done.countDown();
    }
}
