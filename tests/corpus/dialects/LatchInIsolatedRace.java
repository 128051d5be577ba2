import static edu.rice.hj.Module2.*;

import java.util.concurrent.CountDownLatch;

// violated: the task writes after the body has waited for it.
public class LatchInIsolatedRace {
    static int x;
    static int seen;

    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            async(() -> isolated(() -> {
                CountDownLatch begun = new CountDownLatch(1);
                async(() -> {
                    begun.countDown();
                    x = 1;
                });
                try {
                    begun.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }));
            async(() -> isolated(() -> seen = x));
        }));
    }
}
