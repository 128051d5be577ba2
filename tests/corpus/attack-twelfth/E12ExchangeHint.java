// Truth: proved. Who sees it comes behind main, so its increment comes behind that of main, and data was written before that.
import java.util.concurrent.atomic.AtomicInteger;

public class E12ExchangeHint {
    static final java.util.concurrent.Exchanger<String> exchanger = new java.util.concurrent.Exchanger<>();
    static final AtomicInteger number = new AtomicInteger();
    static int data;

    static void look() {
        number.getAndIncrement();
        if (data != 1) throw new AssertionError();
    }

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            try {
                exchanger.exchange("x");
                look();
            } catch (InterruptedException failure) {
                throw new Error(failure);
            }
        });
        
        other.start();
        data = 1;
        number.getAndIncrement();
        exchanger.exchange("y");
        other.join();
    }
}
