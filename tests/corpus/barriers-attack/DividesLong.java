// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** A division of longs by zero. */
public class DividesLong {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CountDownLatch done = new CountDownLatch(1);
        long none = args.length;
        new Thread(() -> {
            System.out.println(10L / none);
            done.countDown();
        }).start();
        pass(done);
    }
}
