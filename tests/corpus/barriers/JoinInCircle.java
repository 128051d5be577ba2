// expect: violated deadlock

import java.util.concurrent.CountDownLatch;

/** The thread waits for a signal that the main thread gives after it has joined it. */
public class JoinInCircle {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch go = new CountDownLatch(1);
        Thread worker = new Thread(() -> {
            try {
                go.await();
            } catch (InterruptedException e) {
                return;
            }
        });
        worker.start();
        worker.join();
        go.countDown();
    }
}
