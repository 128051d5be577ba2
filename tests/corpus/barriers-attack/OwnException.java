// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** An exception of the program's own passes a handler of another kind. */
public class OwnException {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    static class Stop extends RuntimeException {
    }

    public static void main(String[] args) {
        CountDownLatch done = new CountDownLatch(1);
        new Thread(() -> {
            try {
                throw new Stop();
            } catch (IllegalStateException other) {
                done.countDown();
            }
        }).start();
        pass(done);
    }
}
