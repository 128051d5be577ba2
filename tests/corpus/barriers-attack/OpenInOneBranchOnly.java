// expect: may deadlock
// truth: it depends on the input or the schedule

import java.util.concurrent.*;

/** Whether the latch is known to be open depends on the way. */
public class OpenInOneBranchOnly {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CountDownLatch latch = new CountDownLatch(1);
        Thread worker = new Thread(() -> {
            if (args.length == 0) {
                latch.countDown();
            }
        });
        worker.start();
        if (args.length > 0) {
            pass(latch);
        }
        new Thread(() -> pass(latch)).start();
    }
}
