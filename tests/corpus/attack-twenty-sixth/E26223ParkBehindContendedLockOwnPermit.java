import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.LockSupport;

// violated: the thread gives itself a permit; if the other has the lock, the wait for it uses that up.
public class E26223ParkBehindContendedLockOwnPermit {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Thread waiter = new Thread(() -> {
            LockSupport.unpark(Thread.currentThread());
            lock.lock();
            lock.unlock();
            LockSupport.park();
        });
        waiter.start();
        lock.lock();
        lock.unlock();
    }
}
