// Truth: proved. Who sees it comes behind main, so its increment comes behind that of main, and data was written before that.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class E12TimedLockHint {
    static final ReentrantLock lock = new ReentrantLock();
    static final AtomicInteger number = new AtomicInteger();
    static int data;

    static void look() {
        number.getAndIncrement();
        if (data != 1) throw new AssertionError();
    }

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            try {
                if (!lock.tryLock(1, TimeUnit.SECONDS)) look();
            } catch (InterruptedException failure) {
                throw new Error(failure);
            }
        });
        
        other.start();
        data = 1;
        number.getAndIncrement();
        lock.tryLock();
        other.join();
    }
}
