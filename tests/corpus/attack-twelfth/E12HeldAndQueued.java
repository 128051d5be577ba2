// Truth: violated. A free lock may still have somebody in its queue who has not been let go on yet.
import java.util.concurrent.locks.ReentrantLock;

public class E12HeldAndQueued {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] arguments) throws Exception {
        lock.lock();
        Thread waiter = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        waiter.start();
        boolean queued = lock.hasQueuedThread(waiter);
        lock.unlock();
        if (queued && !lock.isLocked() && lock.hasQueuedThread(waiter)) throw new AssertionError();
        waiter.join();
    }
}
