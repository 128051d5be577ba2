// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** A negative time kills the worker before it counts down. */
public class SleepsNegative {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CountDownLatch done = new CountDownLatch(1);
        new Thread(() -> {
            try {
                Thread.sleep(args.length - 1);
            } catch (InterruptedException e) {
                return;
            }
            done.countDown();
        }).start();
        pass(done);
    }
}
