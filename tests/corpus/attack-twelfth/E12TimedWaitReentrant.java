// Truth: proved. The holds are restored whatever ends the wait.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.TimeUnit;

public class E12TimedWaitReentrant {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            lock.lock();
            lock.lock();
            lock.lock();
            try {
                condition.await(1, TimeUnit.SECONDS);
            } catch (InterruptedException failure) {
                // Also a way out.
            }
            if (lock.getHoldCount() != 3 || !lock.isHeldByCurrentThread()) throw new AssertionError();
            lock.unlock();
            lock.unlock();
            lock.unlock();
            if (lock.isHeldByCurrentThread()) throw new AssertionError();
        });
        other.start();
        lock.lock();
        condition.signal();
        lock.unlock();
        other.interrupt();
        other.join();
        if (lock.isLocked()) throw new AssertionError();
    }
}
