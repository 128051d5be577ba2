// Truth: proved. Who sees it comes behind main, so its increment comes behind that of main, and data was written before that.
import java.util.concurrent.atomic.AtomicInteger;

public class E12ReadWriteHint {
    static final java.util.concurrent.locks.ReentrantReadWriteLock lock = new java.util.concurrent.locks.ReentrantReadWriteLock();
    static final AtomicInteger number = new AtomicInteger();
    static int data;

    static void look() {
        number.getAndIncrement();
        if (data != 1) throw new AssertionError();
    }

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            if (!lock.isWriteLocked()) look();
        });
        lock.writeLock().lock();
        other.start();
        data = 1;
        number.getAndIncrement();
        lock.writeLock().unlock();
        other.join();
    }
}
