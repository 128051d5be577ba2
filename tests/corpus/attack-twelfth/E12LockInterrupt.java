// Truth: proved. An interrupt does not end lock(), and is there behind it; tryLock() does not mind it.
import java.util.concurrent.locks.ReentrantLock;

public class E12LockInterrupt {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] arguments) throws Exception {
        lock.lock();
        Thread other = new Thread(() -> {
            lock.lock();
            if (!Thread.currentThread().isInterrupted()) throw new AssertionError();
            if (!lock.tryLock() || !Thread.interrupted()) throw new AssertionError();
            lock.unlock();
            lock.unlock();
        });
        other.start();
        other.interrupt();
        lock.unlock();
        other.join();
        if (lock.isLocked()) throw new AssertionError();
    }
}
