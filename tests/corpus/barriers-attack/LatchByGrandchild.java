// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** The count is done by a thread that a thread starts. */
public class LatchByGrandchild {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CountDownLatch done = new CountDownLatch(2);
        new Thread(() -> {
            new Thread(done::countDown).start();
            done.countDown();
        }).start();
        pass(done);
    }
}
