// Truth: proved. Two wait with a time-out. After a signal to all nobody can be seen to wait
// any more.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SignalAllPasses {
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
        Thread one = new Thread(SignalAllPasses::await);
        Thread two = new Thread(SignalAllPasses::await);
        one.start();
        two.start();
        lock.lock();
        boolean both = lock.getWaitQueueLength(changed) == 2;
        if (both) changed.signalAll();
        lock.unlock();
        lock.lock();
        if (both && lock.getWaitQueueLength(changed) > 0) throw new AssertionError();
        lock.unlock();
        one.join();
        two.join();
    }
}
