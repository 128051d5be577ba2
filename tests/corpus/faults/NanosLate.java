// Truth: violated. The signal goes to the one that has waited longest; it may come back after its time all the same, and
// then nobody was told.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class NanosLate {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition changed = lock.newCondition();
    static int waiting;
    static boolean late;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            lock.lock();
            try {
                if (waiting == 0) waiting = 1;
                late = changed.awaitNanos(1000) <= 0;
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            } finally {
                lock.unlock();
            }
        });
        Thread two = new Thread(() -> {
            lock.lock();
            try {
                if (waiting == 1) {
                    waiting = 2;
                    changed.awaitUninterruptibly();
                }
            } finally {
                lock.unlock();
            }
        });
        one.start();
        two.start();
        lock.lock();
        boolean both = waiting == 2 && lock.getWaitQueueLength(changed) == 2;
        if (both) {
            changed.signal();
        } else {
            waiting = 3;
        }
        lock.unlock();
        one.join();
        lock.lock();
        if (both && late && lock.getWaitQueueLength(changed) == 1) throw new AssertionError();
        changed.signalAll();
        lock.unlock();
        two.join();
    }
}
