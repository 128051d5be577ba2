// expect: assertion
// error: the second was woken

import static edu.rice.hj.Module2.*;

/** Which of two waiting tasks is notified is a choice. */
public class MonitorNotifyOne {
    static int waiting;
    static int woken;

    static void await(Object lock, int number) {
        synchronized (lock) {
            waiting++;
            try {
                lock.wait();
            } catch (InterruptedException unexpected) {
                throw new AssertionError(unexpected);
            }
            if (woken == 0) {
                woken = number;
            }
        }
    }

    static boolean notifyIf(Object lock, boolean first) {
        synchronized (lock) {
            boolean due = first ? waiting == 2 : woken != 0;
            if (due) {
                lock.notify();
            }
            return due;
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Object lock = new Object();
            finish(() -> {
                async(() -> await(lock, 1));
                async(() -> await(lock, 2));
                async(() -> {
                    while (!notifyIf(lock, true)) {
                        Thread.yield();
                    }
                    while (!notifyIf(lock, false)) {
                        Thread.yield();
                    }
                });
            });
            assert woken == 1 : "the second was woken";
        });
    }
}
