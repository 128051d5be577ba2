// Truth: proved. Who sees it comes behind main, so its increment comes behind that of main, and data was written before that.
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class E12PermitRefusedHint {
    static final Semaphore semaphore = new Semaphore(1);
    static final AtomicInteger number = new AtomicInteger();
    static int data;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            if (!semaphore.tryAcquire()) {
                number.getAndIncrement();
                if (data != 1) throw new AssertionError();
            }
        });
        
        other.start();
        data = 1;
        number.getAndIncrement();
        semaphore.drainPermits();
        other.join();
    }
}
