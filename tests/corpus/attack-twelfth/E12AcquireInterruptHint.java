// Truth: proved. Who sees it comes behind main, so its increment comes behind that of main, and data was written before that.
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class E12AcquireInterruptHint {
    static final Semaphore semaphore = new Semaphore(0);
    static final AtomicInteger number = new AtomicInteger();
    static int data;

    static void look() {
        number.getAndIncrement();
        if (data != 1) throw new AssertionError();
    }

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            try {
                semaphore.acquire();
            } catch (InterruptedException failure) {
                look();
            }
        });
        
        other.start();
        data = 1;
        number.getAndIncrement();
        other.interrupt();
        other.join();
    }
}
