// Truth: proved. Two wait with a time-out. A signal while both can be seen to wait goes to one of them, unless its time is
// up just then: whoever it passes over no longer waits.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SignalPasses {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition changed = lock.newCondition();
    static int late;

    static void await() {
        lock.lock();
        try {
            if (!changed.await(1, TimeUnit.SECONDS)) late++;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(SignalPasses::await);
        Thread two = new Thread(SignalPasses::await);
        one.start();
        two.start();
        lock.lock();
        boolean both = lock.getWaitQueueLength(changed) == 2;
        if (both) changed.signal();
        lock.unlock();
        lock.lock();
        if (both && late > 0 && lock.getWaitQueueLength(changed) > 0) throw new AssertionError();
        lock.unlock();
        one.join();
        two.join();
    }
}
