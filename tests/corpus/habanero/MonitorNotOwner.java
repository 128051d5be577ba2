// expect: error
// error: IllegalMonitorStateException: current thread is not owner

import static edu.rice.hj.Module2.*;

/** notify without the monitor. */
public class MonitorNotOwner {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Object lock = new Object();
            finish(() -> async(() -> lock.notify()));
        });
    }
}
