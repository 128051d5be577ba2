// expect: deadlock
// error: the monitor of

import static edu.rice.hj.Module2.*;

/** A task waits at a finish with a monitor that its child needs. */
public class MonitorHeldAtFinish {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Object lock = new Object();
            synchronized (lock) {
                finish(() -> async(() -> {
                    synchronized (lock) {
                        System.out.println("never");
                    }
                }));
            }
        });
    }
}
