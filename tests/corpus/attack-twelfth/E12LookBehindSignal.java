// Truth: violated. The observer may look between the signal and done = true: then the waiter is in the queue of the lock.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;

public class E12LookBehindSignal {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static boolean waits;
    static volatile boolean m;
    static volatile boolean done;

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            lock.lock();
            waits = true;
            condition.awaitUninterruptibly();
            lock.unlock();
        });
        waiter.setDaemon(true);
        Thread observer = new Thread(() -> {
            if (m && lock.hasQueuedThread(waiter) && !done) throw new AssertionError();
        });
        waiter.start();
        observer.start();
        lock.lock();
        if (waits) {
            m = true;
            condition.signal();
            done = true;
        }
        lock.unlock();
        observer.join();
    }
}
