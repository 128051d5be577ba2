// Truth: violated. lock() finds the lock held, and joins the queue when it is free again: the library takes two steps.
import java.util.concurrent.locks.ReentrantLock;

public class E12LateToQueue {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        lock.lock();
        other.start();
        lock.unlock();
        boolean before = lock.hasQueuedThreads();
        boolean behind = lock.hasQueuedThreads();
        other.join();
        if (!before && behind) throw new AssertionError();
    }
}
