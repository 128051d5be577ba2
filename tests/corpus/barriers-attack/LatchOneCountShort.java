// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** Three counts, two threads of which one counts twice only when there are arguments. */
public class LatchOneCountShort {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CountDownLatch latch = new CountDownLatch(3);
        new Thread(() -> {
            latch.countDown();
            if (args.length > 0) {
                latch.countDown();
            }
        }).start();
        new Thread(() -> latch.countDown()).start();
        pass(latch);
    }
}
