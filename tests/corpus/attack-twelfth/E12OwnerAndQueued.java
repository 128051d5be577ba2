// Truth: violated. While the other thread holds the lock nobody is in its queue, and main may look just then.
import java.util.concurrent.locks.ReentrantLock;

public class E12OwnerAndQueued {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        other.start();
        if (lock.isLocked() && !lock.hasQueuedThreads()) throw new AssertionError();
        other.join();
    }
}
