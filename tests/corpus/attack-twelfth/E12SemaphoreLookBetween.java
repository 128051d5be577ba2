// Truth: violated. The observer sees the waiter in the queue, and then the permit left over after the time was up.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class E12SemaphoreLookBetween {
    static final Semaphore semaphore = new Semaphore(0, true);

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            try {
                semaphore.tryAcquire(1, TimeUnit.SECONDS);
            } catch (InterruptedException failure) {
                throw new Error(failure);
            }
        });
        waiter.start();
        int before = semaphore.getQueueLength();
        semaphore.release();
        boolean got = semaphore.tryAcquire(0, TimeUnit.SECONDS);
        waiter.join();
        if (before == 1 && !got && semaphore.availablePermits() == 1) throw new AssertionError();
    }
}
