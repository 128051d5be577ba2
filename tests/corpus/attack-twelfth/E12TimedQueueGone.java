// Truth: violated. Its time may be up while main holds the lock: it was in the queue and is not any more.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.TimeUnit;

public class E12TimedQueueGone {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] arguments) throws Exception {
        lock.lock();
        Thread other = new Thread(() -> {
            try {
                if (lock.tryLock(1, TimeUnit.SECONDS)) lock.unlock();
            } catch (InterruptedException failure) {
                throw new Error(failure);
            }
        });
        other.start();
        boolean before = lock.hasQueuedThreads();
        boolean behind = lock.hasQueuedThreads();
        lock.unlock();
        other.join();
        if (before && !behind) throw new AssertionError();
    }
}
