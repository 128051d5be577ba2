// expect: violated deadlock

import java.util.concurrent.CountDownLatch;

/** Each thread waits for the other before it gives its own signal. */
public class LatchCrossed {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch left = new CountDownLatch(1);
        CountDownLatch right = new CountDownLatch(1);
        Thread one = new Thread(() -> {
            try {
                left.await();
            } catch (InterruptedException e) {
                return;
            }
            right.countDown();
        });
        Thread other = new Thread(() -> {
            try {
                right.await();
            } catch (InterruptedException e) {
                return;
            }
            left.countDown();
        });
        one.start();
        other.start();
        one.join();
        other.join();
    }
}
