// expect: deadlock
// error: waits for the monitor of `right`, which task 2 holds

import static edu.rice.hj.Module2.*;

/** Two tasks take two monitors in opposite orders. */
public class MonitorLockOrder {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Object left = new Object();
            Object right = new Object();
            finish(() -> {
                async(() -> {
                    synchronized (left) {
                        synchronized (right) {
                            System.out.println("left first");
                        }
                    }
                });
                async(() -> {
                    synchronized (right) {
                        synchronized (left) {
                            System.out.println("right first");
                        }
                    }
                });
            });
        });
    }
}
