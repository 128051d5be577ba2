// Truth: proved. Who sees it comes behind main, so its increment comes behind that of main, and data was written before that.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class E12ExitedHint {
    static final CountDownLatch latch = new CountDownLatch(1);
    static final Thread third = new Thread(() -> {
        try {
            latch.await();
        } catch (InterruptedException failure) {
            throw new Error(failure);
        }
    });
    static final AtomicInteger number = new AtomicInteger();
    static int data;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            if (!third.isAlive()) {
                number.getAndIncrement();
                if (data != 1) throw new AssertionError();
            }
        });
        third.start();
        other.start();
        data = 1;
        number.getAndIncrement();
        latch.countDown();
        third.join();
        other.join();
    }
}
