// Truth: proved. Who sees it comes behind main, so its increment comes behind that of main, and data was written before that.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.atomic.AtomicInteger;

public class E12QueueGoneHint {
    static final ReentrantLock lock = new ReentrantLock();
    static final Thread third = new Thread(() -> lock.lock());
    static final AtomicInteger number = new AtomicInteger();
    static int data;

    static void look() {
        number.getAndIncrement();
        if (data != 1) throw new AssertionError();
    }

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            if (!lock.hasQueuedThreads() && third.isInterrupted()) look();
        });
        
        other.start();
        data = 1;
        number.getAndIncrement();
        third.start();
        third.interrupt();
        other.join();
    }
}
