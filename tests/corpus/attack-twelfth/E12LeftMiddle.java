// Truth: violated. Five seconds may pass before the signal: then about five are left.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;

public class E12LeftMiddle {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static boolean waits;
    static long left;

    static void waitForIt() {
        lock.lock();
        waits = true;
        try {
            left = condition.awaitNanos(10_000_000_000L);
        } catch (InterruptedException failure) {
            throw new Error(failure);
        }
        lock.unlock();
    }

    static void signal() {
        lock.lock();
        condition.signal();
        lock.unlock();
    }

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(E12LeftMiddle::waitForIt);
        waiter.start();
        Thread.sleep(5000);
        signal();
        waiter.join();
        if (left > 1_000_000_000L && left < 9_000_000_000L) throw new AssertionError();
    }
}
