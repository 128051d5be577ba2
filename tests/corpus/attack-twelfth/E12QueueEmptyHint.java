// Truth: proved. Who sees the queue not empty and then empty, with the lock held by main, sees that main has interrupted the third behind its increment.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.atomic.AtomicInteger;

public class E12QueueEmptyHint {
    static final ReentrantLock lock = new ReentrantLock();
    static final AtomicInteger number = new AtomicInteger();
    static int data;

    public static void main(String[] arguments) throws Exception {
        Thread third = new Thread(() -> {
            try {
                lock.lockInterruptibly();
            } catch (InterruptedException failure) {
                // As it should be.
            }
        });
        Thread other = new Thread(() -> {
            if (lock.hasQueuedThreads() && !lock.hasQueuedThreads()) {
                number.getAndIncrement();
                if (data != 1) throw new AssertionError();
            }
        });
        lock.lock();
        third.start();
        other.start();
        data = 1;
        number.getAndIncrement();
        third.interrupt();
        third.join();
        other.join();
    }
}
