// Truth: violated. Another thread sleeps for five seconds, and meanwhile, or behind that, the signal comes.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;

public class E12LeftMiddleBeside {
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
        Thread waiter = new Thread(E12LeftMiddleBeside::waitForIt);
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(5000);
            } catch (InterruptedException failure) {
                throw new Error(failure);
            }
        });
        waiter.start();
        sleeper.start();
        signal();
        waiter.join();
        sleeper.join();
        if (left > 1_000_000_000L && left < 9_000_000_000L) throw new AssertionError();
    }
}
