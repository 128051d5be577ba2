// Truth: proved. Who sees it comes behind main, so its increment comes behind that of main, and data was written before that.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.atomic.AtomicInteger;

public class E12LengthHint {
    static final ReentrantLock lock = new ReentrantLock();
    static final AtomicInteger number = new AtomicInteger();
    static int data;

    static void look() {
        number.getAndIncrement();
        if (data != 1) throw new AssertionError();
    }

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            if (lock.getQueueLength() == 0 && !lock.hasQueuedThread(Thread.currentThread()) && !lock.isLocked()) look();
        });
        lock.lock();
        other.start();
        data = 1;
        number.getAndIncrement();
        lock.unlock();
        other.join();
    }
}
