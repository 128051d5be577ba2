// Truth: proved. The condition of another lock is refused.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;

public class E12ForeignCondition {
    static final ReentrantLock lock = new ReentrantLock();
    static final ReentrantLock other = new ReentrantLock();

    public static void main(String[] arguments) throws Exception {
        Condition condition = other.newCondition();
        lock.lock();
        int refused = 0;
        try {
            lock.hasWaiters(condition);
        } catch (IllegalArgumentException failure) {
            refused++;
        }
        try {
            condition.signal();
        } catch (IllegalMonitorStateException failure) {
            refused++;
        }
        try {
            condition.awaitNanos(1);
        } catch (IllegalMonitorStateException failure) {
            refused++;
        }
        try {
            other.getWaitQueueLength(condition);
        } catch (IllegalMonitorStateException failure) {
            refused++;
        }
        try {
            other.hasQueuedThread(null);
        } catch (NullPointerException failure) {
            refused++;
        }
        try {
            lock.tryLock(1, null);
        } catch (NullPointerException failure) {
            refused++;
        }
        if (refused != 6 || lock.getHoldCount() != 1) throw new AssertionError();
    }
}
