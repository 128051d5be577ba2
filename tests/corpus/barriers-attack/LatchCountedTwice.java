// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** Counted down once more than it counts, by the same thread. */
public class LatchCountedTwice {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CountDownLatch latch = new CountDownLatch(1);
        latch.countDown();
        latch.countDown();
        pass(latch);
    }
}
