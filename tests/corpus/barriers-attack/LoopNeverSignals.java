// expect: proved
// truth: it depends on the input or the schedule

import java.util.concurrent.*;

/** The worker loops for ever without a signal: no circle of waits, and the loop is named. */
public class LoopNeverSignals {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    static volatile boolean stop;

    public static void main(String[] args) {
        CountDownLatch done = new CountDownLatch(1);
        new Thread(() -> {
            while (!stop) {
                Thread.onSpinWait();
            }
            done.countDown();
        }).start();
        pass(done);
    }
}
