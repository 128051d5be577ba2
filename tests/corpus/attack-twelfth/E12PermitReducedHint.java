// Truth: proved. Who sees it comes behind main, so its increment comes behind that of main, and data was written before that.
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class E12PermitReducedHint {
    static final Semaphore semaphore = new Semaphore(2);
    static final AtomicInteger number = new AtomicInteger();
    static int data;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            if (!semaphore.tryAcquire(2)) {
                number.getAndIncrement();
                if (data != 1) throw new AssertionError();
            }
        });
        
        other.start();
        data = 1;
        number.getAndIncrement();
        semaphore.tryAcquire();
        other.join();
    }
}
