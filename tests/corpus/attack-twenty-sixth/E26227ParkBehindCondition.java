import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;

// violated: the wait for the condition may use up the permit.
public class E26227ParkBehindCondition {
    static int x;

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        Thread waiter = new Thread(() -> {
            lock.lock();
            try {
                while (x == 0) {
                    condition.awaitUninterruptibly();
                }
            } finally {
                lock.unlock();
            }
            LockSupport.park();
        });
        waiter.start();
        LockSupport.unpark(waiter);
        lock.lock();
        x = 1;
        condition.signal();
        lock.unlock();
    }
}
