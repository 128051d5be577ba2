// Truth: proved. A permit is taken if and only if the answer is true.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class E12PermitsAddUp {
    static final Semaphore semaphore = new Semaphore(0, true);
    static boolean got;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            try {
                got = semaphore.tryAcquire(2, 1, TimeUnit.SECONDS);
            } catch (InterruptedException failure) {
                if (Thread.interrupted()) throw new Error(failure);
            }
        });
        other.start();
        semaphore.release();
        other.interrupt();
        semaphore.release();
        other.join();
        if (semaphore.availablePermits() != (got ? 0 : 2)) throw new AssertionError();
        if (semaphore.hasQueuedThreads()) throw new AssertionError();
    }
}
