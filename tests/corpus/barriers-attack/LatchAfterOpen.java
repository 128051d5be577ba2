// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** Threads that start after the latch is open. */
public class LatchAfterOpen {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CountDownLatch latch = new CountDownLatch(1);
        Thread first = new Thread(() -> latch.countDown());
        first.start();
        pass(latch);
        new Thread(() -> pass(latch)).start();
    }
}
