// Truth: proved. A signal to one condition does not wake a waiter of the other; both are signalled in the end.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;

public class E12TwoConditions {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition one = lock.newCondition();
    static final Condition two = lock.newCondition();
    static int waiting;
    static boolean oneSet;
    static boolean twoSet;

    public static void main(String[] arguments) throws Exception {
        Thread left = new Thread(() -> {
            lock.lock();
            lock.lock();
            while (!oneSet) one.awaitUninterruptibly();
            if (lock.getHoldCount() != 2) throw new AssertionError();
            twoSet = true;
            two.signalAll();
            lock.unlock();
            lock.unlock();
        });
        Thread right = new Thread(() -> {
            lock.lock();
            while (!twoSet) two.awaitUninterruptibly();
            if (!oneSet || lock.hasWaiters(one)) throw new AssertionError();
            lock.unlock();
        });
        left.start();
        right.start();
        lock.lock();
        oneSet = true;
        one.signal();
        if (lock.hasWaiters(one)) throw new AssertionError();
        lock.unlock();
        left.join();
        right.join();
        if (lock.isLocked() || lock.hasQueuedThreads()) throw new AssertionError();
    }
}
