// expect: violated deadlock

import java.util.concurrent.CountDownLatch;

/** One way through the worker does not count down. */
public class LatchForgottenOnReturn {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(2);
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                if (System.nanoTime() % 2 == 0) {
                    return;
                }
                done.countDown();
            }).start();
        }
        done.await();
    }
}
