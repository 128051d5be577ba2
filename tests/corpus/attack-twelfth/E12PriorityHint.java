// Truth: proved. Who sees it comes behind main, so its increment comes behind that of main, and data was written before that.
import java.util.concurrent.atomic.AtomicInteger;

public class E12PriorityHint {
    static final AtomicInteger number = new AtomicInteger();
    static int data;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            if (System.getProperty("e12") != null) {
                number.getAndIncrement();
                if (data != 1) throw new AssertionError();
            }
        });
        
        other.start();
        data = 1;
        number.getAndIncrement();
        System.setProperty("e12", "x");
        other.join();
    }
}
