// expect: deadlock
// error: notify on `lock`, which no task will give

import static edu.rice.hj.Module2.*;

/** The notification may come before the wait, and is lost. */
public class MonitorLostNotify {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Object lock = new Object();
            finish(() -> {
                async(() -> {
                    synchronized (lock) {
                        try {
                            lock.wait();
                        } catch (InterruptedException unexpected) {
                            throw new AssertionError(unexpected);
                        }
                    }
                });
                async(() -> {
                    synchronized (lock) {
                        lock.notify();
                    }
                });
            });
            System.out.println("woken");
        });
    }
}
