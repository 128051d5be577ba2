// Truth: violated. The release may come when the time is up: then the permit is left over and the answer is false.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class E12ReleaseAfterTimeout {
    static final Semaphore semaphore = new Semaphore(0);
    static boolean got;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            try {
                got = semaphore.tryAcquire(1, TimeUnit.SECONDS);
            } catch (InterruptedException failure) {
                throw new Error(failure);
            }
        });
        other.start();
        semaphore.release();
        other.join();
        if (!got && semaphore.availablePermits() == 1) throw new AssertionError();
    }
}
