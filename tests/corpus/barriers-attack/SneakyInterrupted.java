// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** The program throws an InterruptedException of its own out of a method; the handler skips the count. */
public class SneakyInterrupted {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    static void stop() throws InterruptedException {
        throw new InterruptedException();
    }

    public static void main(String[] args) {
        CountDownLatch done = new CountDownLatch(1);
        new Thread(() -> {
            try {
                stop();
                done.countDown();
            } catch (InterruptedException e) {
                System.out.println("stopped");
            }
        }).start();
        pass(done);
    }
}
