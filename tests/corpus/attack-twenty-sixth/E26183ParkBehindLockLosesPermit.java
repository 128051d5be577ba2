import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.LockSupport;

// violated: the wait for the lock may use up the permit.
public class E26183ParkBehindLockLosesPermit {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread waiter = new Thread(() -> {
            lock.lock();
            lock.unlock();
            LockSupport.park();
        });
        waiter.start();
        LockSupport.unpark(waiter);
        lock.unlock();
    }
}
