// Truth: violated. The time is up, but the thread is still in the queue when the interrupt comes; then it says false and keeps the flag.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.TimeUnit;

public class E12ExpiredThenInterruptedLock {
    static final ReentrantLock lock = new ReentrantLock();
    static boolean late;

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            try {
                lock.tryLock(1, TimeUnit.SECONDS);
                late = Thread.interrupted();
            } catch (InterruptedException failure) {
                // The other way.
            }
        });
        lock.lock();
        waiter.start();
        waiter.interrupt();
        boolean seen = lock.hasQueuedThreads();
        waiter.join();
        if (seen && late) throw new AssertionError();
    }
}
