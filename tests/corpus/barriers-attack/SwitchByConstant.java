// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** A switch on a constant goes to the case without the count. */
public class SwitchByConstant {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CountDownLatch done = new CountDownLatch(1);
        final int mode = 2;
        new Thread(() -> {
            switch (mode) {
                case 1:
                    done.countDown();
                    break;
                default:
                    break;
            }
        }).start();
        pass(done);
    }
}
