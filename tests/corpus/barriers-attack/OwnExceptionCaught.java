// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** The same, caught by its superclass. */
public class OwnExceptionCaught {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    static class Stop extends IllegalStateException {
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
