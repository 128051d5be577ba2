// expect: unknown: a daemon thread may be stopped at any time, which is not followed
// truth: it depends on the input or the schedule

import java.util.concurrent.*;

/** A daemon waits for ever and is stopped with the program. */
public class DaemonWaits {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CountDownLatch never = new CountDownLatch(1);
        Thread daemon = new Thread(() -> pass(never));
        daemon.setDaemon(true);
        daemon.start();
    }
}
