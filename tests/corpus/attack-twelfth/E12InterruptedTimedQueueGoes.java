// Truth: violated. The same in tryLock with a time, asked by a third thread.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.TimeUnit;

public class E12InterruptedTimedQueueGoes {
    static final ReentrantLock lock = new ReentrantLock();
    static volatile boolean seen;

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            try {
                if (lock.tryLock(1, TimeUnit.DAYS)) lock.unlock();
            } catch (InterruptedException failure) {
                seen = true;
            }
        });
        lock.lock();
        waiter.start();
        Thread observer = new Thread(() -> {
            if (lock.hasQueuedThread(waiter) && !lock.hasQueuedThread(waiter) && lock.isLocked() && !seen) throw new AssertionError();
        });
        observer.start();
        waiter.interrupt();
        observer.join();
        lock.unlock();
        waiter.join();
    }
}
