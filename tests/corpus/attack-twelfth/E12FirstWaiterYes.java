// Truth: violated. Either waiter may be the first, and the first is signalled; then it is in the queue of the lock.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;

public class E12FirstWaiterYes {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static int waiting;

    static void work() {
        lock.lock();
        waiting++;
        condition.awaitUninterruptibly();
        lock.unlock();
    }

    public static void main(String[] arguments) throws Exception {
        Thread left = new Thread(E12FirstWaiterYes::work);
        Thread right = new Thread(E12FirstWaiterYes::work);
        left.setDaemon(true);
        right.setDaemon(true);
        left.start();
        right.start();
        lock.lock();
        if (waiting < 2) System.exit(0);
        condition.signal();
        boolean shows = lock.hasQueuedThread(left);
        if (lock.hasQueuedThread(right) == shows) throw new Error();
        lock.unlock();
        if (shows) throw new AssertionError();
    }
}
