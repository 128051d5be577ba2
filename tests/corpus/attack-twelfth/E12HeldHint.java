// Truth: proved. Who sees the lock held comes behind the lock, so its increment comes behind that of main, and data was written before that.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.atomic.AtomicInteger;

public class E12HeldHint {
    static class Own extends ReentrantLock {
        Thread owner() {
            return getOwner();
        }
    }
    static final Own lock = new Own();
    static final AtomicInteger number = new AtomicInteger();
    static int data;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            if (lock.isLocked()) {
                number.getAndIncrement();
                if (data != 1) throw new AssertionError();
            }
        });
        
        other.start();
        data = 1;
        number.getAndIncrement();
        lock.lock();
        other.join();
    }
}
