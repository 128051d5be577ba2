// Truth: proved. awaitUninterruptibly and acquireUninterruptibly keep the interrupt.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.Semaphore;

public class E12UninterruptiblyKeeps {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static final Semaphore semaphore = new Semaphore(0);
    static boolean set;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            lock.lock();
            lock.lock();
            while (!set) condition.awaitUninterruptibly();
            if (lock.getHoldCount() != 2) throw new AssertionError();
            lock.unlock();
            lock.unlock();
            semaphore.acquireUninterruptibly();
            if (!Thread.interrupted()) throw new AssertionError();
        });
        other.start();
        other.interrupt();
        lock.lock();
        set = true;
        condition.signal();
        lock.unlock();
        semaphore.release();
        other.join();
    }
}
