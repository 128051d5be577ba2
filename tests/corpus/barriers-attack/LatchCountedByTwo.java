// expect: unknown: a CountDownLatch may be counted down more often than it counts
// truth: nobody waits for ever

import java.util.concurrent.*;

/** One count and two who count: whoever is first opens it. */
public class LatchCountedByTwo {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(latch::countDown).start();
        new Thread(latch::countDown).start();
        pass(latch);
    }
}
