// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** A null pointer in the worker. */
public class ThreadFailsBeforeCount {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CountDownLatch done = new CountDownLatch(1);
        String text = args.length > 5 ? "x" : null;
        new Thread(() -> {
            System.out.println(text.length());
            done.countDown();
        }).start();
        pass(done);
    }
}
