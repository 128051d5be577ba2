// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** Two counts, and one thread that counts twice. */
public class LatchCountedTwiceByOne {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CountDownLatch latch = new CountDownLatch(2);
        new Thread(() -> {
            latch.countDown();
            latch.countDown();
        }).start();
        pass(latch);
    }
}
