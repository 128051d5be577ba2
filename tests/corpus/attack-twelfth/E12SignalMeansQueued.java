// Truth: proved. Without a time-out the signalled waiter is in the queue of the lock at once: signal moves it there.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.TimeUnit;

public class E12SignalMeansQueued {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static boolean waits;

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            lock.lock();
            waits = true;
            condition.awaitUninterruptibly();
            waits = false;
            lock.unlock();
        });
        waiter.setDaemon(true);
        waiter.start();
        lock.lock();
        condition.signal();
        if (waits && (!lock.hasQueuedThread(waiter) || lock.hasWaiters(condition))) throw new AssertionError();
        lock.unlock();
    }
}
