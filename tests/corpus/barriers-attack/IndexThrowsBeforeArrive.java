// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** An index out of bounds, which nobody wrote down, kills the worker. */
public class IndexThrowsBeforeArrive {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CountDownLatch done = new CountDownLatch(1);
        int[] cells = new int[2];
        new Thread(() -> {
            for (int i = 0; i <= cells.length; i++) {
                cells[i] = i;
            }
            done.countDown();
        }).start();
        pass(done);
    }
}
