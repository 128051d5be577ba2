// Truth: violated. Who has got the lock is for a moment still in its queue: it takes the lock first and leaves the queue then.
import java.util.concurrent.locks.ReentrantLock;

public class E12StillQueuedOwner {
    static class Own extends ReentrantLock {
        Thread owner() {
            return getOwner();
        }
    }
    static final Own lock = new Own();

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        lock.lock();
        other.start();
        lock.unlock();
        boolean owns = lock.owner() == other;
        boolean queued = lock.hasQueuedThread(other);
        other.join();
        if (owns && queued) throw new AssertionError();
    }
}
