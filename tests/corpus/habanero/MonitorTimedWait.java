// expect: ok
// output: timed out

import static edu.rice.hj.Module2.*;

/** A wait with a time-out ends when nothing else can happen. */
public class MonitorTimedWait {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Object lock = new Object();
            finish(() -> async(() -> {
                long start = System.nanoTime();
                synchronized (lock) {
                    try {
                        lock.wait(50);
                    } catch (InterruptedException unexpected) {
                        throw new AssertionError(unexpected);
                    }
                }
                assert System.nanoTime() - start >= 50_000_000L;
            }));
            System.out.println("timed out");
        });
    }
}
