// Truth: violated. Five seconds may pass before the signal, or none.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.atomic.AtomicInteger;

public class E12LeftHiddenMost {
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

    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws InterruptedException {
        if (first == 0) Thread.sleep(5000);
        first = 0;
    }

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(E12LeftHiddenMost::waitForIt);
        waiter.start();
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        signal();
        waiter.join();
        if (left > 9_000_000_000L) throw new AssertionError();
    }
}
