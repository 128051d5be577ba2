// Truth: violated. tryLock takes a free lock although somebody waits for it.
import java.util.concurrent.locks.ReentrantLock;

public class E12BargesIn {
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
        boolean got = lock.tryLock();
        boolean still = lock.hasQueuedThread(waiter);
        if (got) lock.unlock();
        waiter.join();
        if (queued && got && still) throw new AssertionError();
    }
}
