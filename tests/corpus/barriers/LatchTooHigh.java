// expect: violated deadlock

import java.util.concurrent.CountDownLatch;

/** The latch counts one more than there are workers. */
public class LatchTooHigh {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(4);
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                System.out.println("working");
                done.countDown();
            }).start();
        }
        done.await();
        System.out.println("never printed");
    }
}
