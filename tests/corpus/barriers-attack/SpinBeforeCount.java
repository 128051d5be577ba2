// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** A worker spins until a flag is set; the flag is set. */
public class SpinBeforeCount {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    static volatile boolean ready;

    public static void main(String[] args) {
        CountDownLatch done = new CountDownLatch(1);
        new Thread(() -> {
            while (!ready) {
                Thread.onSpinWait();
            }
            done.countDown();
        }).start();
        ready = true;
        pass(done);
    }
}
