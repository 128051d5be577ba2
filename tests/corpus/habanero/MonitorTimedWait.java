// expect: ok
// output: timed out

import static edu.rice.hj.Module2.*;

/** A wait with a time-out ends when nothing else can happen. */
public class MonitorTimedWait {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Object lock = new Object();
            long start = System.nanoTime();
            finish(() -> async(() -> {
                synchronized (lock) {
                    try {
                        lock.wait(50);
                    } catch (InterruptedException unexpected) {
                        throw new AssertionError(unexpected);
                    }
                }
            }));
            // A wait may also return without a reason, so this must not be asserted.
            long elapsed = System.nanoTime() - start;
            System.out.println(elapsed >= 50_000_000L ? "timed out" : "woken early");
        });
    }
}
