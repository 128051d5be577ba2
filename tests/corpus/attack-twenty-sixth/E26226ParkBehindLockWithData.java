import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.LockSupport;

// violated: as before, and both touch one field under the lock.
public class E26226ParkBehindLockWithData {
    static int x;

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Thread waiter = new Thread(() -> {
            lock.lock();
            x = 2 * x + 1;
            lock.unlock();
            LockSupport.park();
        });
        waiter.start();
        Thread other = new Thread(() -> {
            lock.lock();
            x = 3 * x + 1;
            lock.unlock();
        });
        other.start();
        LockSupport.unpark(waiter);
    }
}
