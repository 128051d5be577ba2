// Truth: violated. The wait may return without a reason, before its time is up.
import static edu.rice.hj.Module2.*;

/** Who waits for a time takes it that the time is over. */
public class MonitorTimedWaitAssumed {
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
