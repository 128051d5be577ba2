// Truth: proved. Who sees no owner comes behind the unlock, so its increment comes behind that of main, and data was written before that.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.atomic.AtomicInteger;

public class E12FreeHintOwner {
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
            if (lock.owner() == null) {
                number.getAndIncrement();
                if (data != 1) throw new AssertionError();
            }
        });
        lock.lock();
        other.start();
        data = 1;
        number.getAndIncrement();
        lock.unlock();
        other.join();
    }
}
