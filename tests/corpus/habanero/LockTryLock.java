// expect: ok
// output: busy late

import static edu.rice.hj.Module2.*;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** tryLock of a lock that another task holds, at once and with a time-out. */
public class LockTryLock {
    static String attempt(ReentrantLock lock) {
        try {
            return lock.tryLock(5, TimeUnit.MILLISECONDS) ? "taken" : "late";
        } catch (InterruptedException unexpected) {
            throw new AssertionError(unexpected);
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            ReentrantLock lock = new ReentrantLock();
            lock.lock();
            finish(() -> async(() -> {
                System.out.print(lock.tryLock() ? "taken " : "busy ");
                System.out.println(attempt(lock));
            }));
            lock.unlock();
        });
    }
}
