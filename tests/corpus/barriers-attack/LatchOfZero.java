// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** A latch of zero is open. */
public class LatchOfZero {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CountDownLatch latch = new CountDownLatch(0);
        new Thread(() -> pass(latch)).start();
        pass(latch);
    }
}
