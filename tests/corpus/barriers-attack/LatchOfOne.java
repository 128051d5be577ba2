// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** Waits for a latch before counting it down oneself. */
public class LatchOfOne {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CountDownLatch latch = new CountDownLatch(1);
        pass(latch);
        latch.countDown();
    }
}
