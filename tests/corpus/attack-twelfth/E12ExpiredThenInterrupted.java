// Truth: violated. The time is up, but the thread is still in the queue when the interrupt comes; then it says false and keeps the flag.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class E12ExpiredThenInterrupted {
    static final Semaphore semaphore = new Semaphore(0);
    static boolean late;

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            try {
                semaphore.tryAcquire(1, TimeUnit.SECONDS);
                late = Thread.interrupted();
            } catch (InterruptedException failure) {
                // The other way.
            }
        });
        waiter.start();
        waiter.interrupt();
        boolean seen = semaphore.hasQueuedThreads();
        waiter.join();
        if (seen && late) throw new AssertionError();
    }
}
