// expect: violated deadlock

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.CountDownLatch;

/** The signal comes only after the finish that waits for it. */
public class PcdpLatchBeforeFinish {
    public static void main(String[] args) {
        CountDownLatch go = new CountDownLatch(1);
        finish(() -> async(() -> {
            try {
                go.await();
            } catch (InterruptedException e) {
                throw new RuntimeException(e);
            }
        }));
        go.countDown();
    }
}
