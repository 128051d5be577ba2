// Truth: proved. Who sees the queue empty after it was not comes behind the wait of the third, which began behind the increment of main.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.atomic.AtomicInteger;

public class E12QueueHint {
    static final ReentrantLock lock = new ReentrantLock();
    static final AtomicInteger number = new AtomicInteger();
    static int data;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            if (lock.hasQueuedThreads()) {
                number.getAndIncrement();
                if (data != 1) throw new AssertionError();
            }
        });
        Thread third = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        lock.lock();
        other.start();
        data = 1;
        number.getAndIncrement();
        third.start();
        other.join();
        lock.unlock();
        third.join();
    }
}
