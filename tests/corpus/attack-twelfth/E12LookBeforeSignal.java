// Truth: violated. The observer may look between m = true and the signal: then nobody is in the queue of the lock, and done is not set.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;

public class E12LookBeforeSignal {
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
            if (m && lock.getQueueLength() == 0 && !done) throw new AssertionError();
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
