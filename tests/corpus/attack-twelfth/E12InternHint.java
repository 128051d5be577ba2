// Truth: proved. Who sees it comes behind main, so its increment comes behind that of main, and data was written before that.
import java.util.concurrent.atomic.AtomicInteger;

public class E12InternHint {
    static final String text = new String(new char[] {'y', '7', '7'});
    static final String other2 = new String(new char[] {'y', '7', '7'});
    static final AtomicInteger number = new AtomicInteger();
    static int data;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            if (text.intern() != text) {
                number.getAndIncrement();
                if (data != 1) throw new AssertionError();
            }
        });
        
        other.start();
        data = 1;
        number.getAndIncrement();
        other2.intern();
        other.join();
    }
}
