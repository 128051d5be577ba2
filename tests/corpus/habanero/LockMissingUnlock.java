// expect: deadlock
// error: waits for the lock `lock`, which task 1 holds

import static edu.rice.hj.Module2.*;

import java.util.concurrent.locks.ReentrantLock;

/** An early return leaves the lock locked. */
public class LockMissingUnlock {
    static int count;

    static void add(ReentrantLock lock, boolean early) {
        lock.lock();
        if (early) {
            return;
        }
        count++;
        lock.unlock();
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            ReentrantLock lock = new ReentrantLock();
            finish(() -> {
                async(() -> add(lock, true));
                async(() -> add(lock, false));
            });
            System.out.println(count);
        });
    }
}
