import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.LockSupport;

// violated: two others share the lock and touch nothing in it; the permit comes from a fourth.
public class E26225ParkBehindLockOfTwoOthers {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Thread waiter = new Thread(() -> {
            lock.lock();
            lock.unlock();
            LockSupport.park();
        });
        waiter.start();
        Thread other = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        other.start();
        LockSupport.unpark(waiter);
    }
}
