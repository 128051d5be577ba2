// expect: error
// error: IllegalMonitorStateException

import static edu.rice.hj.Module2.*;

import java.util.concurrent.locks.ReentrantLock;

/** unlock by a task that does not hold the lock. */
public class LockForeignUnlock {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            ReentrantLock lock = new ReentrantLock();
            lock.lock();
            finish(() -> async(() -> lock.unlock()));
        });
    }
}
