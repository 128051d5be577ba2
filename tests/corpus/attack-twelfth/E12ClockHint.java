// Truth: proved. Who sees it comes behind main, so its increment comes behind that of main, and data was written before that.
import java.util.concurrent.atomic.AtomicInteger;

public class E12ClockHint {
    static long start;
    static final AtomicInteger number = new AtomicInteger();
    static int data;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            if (System.nanoTime() - start > 50000000000L) {
                number.getAndIncrement();
                if (data != 1) throw new AssertionError();
            }
        });
        start = System.nanoTime();
        other.start();
        data = 1;
        number.getAndIncrement();
        Thread.sleep(100000);
        other.join();
    }
}
