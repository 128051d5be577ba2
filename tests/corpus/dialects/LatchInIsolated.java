import static edu.rice.hj.Module2.*;

import java.util.concurrent.CountDownLatch;

// proved: whoever enters isolated comes behind the body that waited for the task which wrote, and behind the write.
public class LatchInIsolated {
    static int x;
    static int seen;

    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            async(() -> isolated(() -> {
                CountDownLatch written = new CountDownLatch(1);
                async(() -> {
                    x = 1;
                    written.countDown();
                });
                try {
                    written.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }));
            async(() -> isolated(() -> seen = x));
        }));
    }
}
