// Truth: proved. The text is complete before it is handed over.
import java.util.concurrent.atomic.AtomicReference;

public class NativeTouches {
    static final AtomicReference<StringBuilder> HANDED = new AtomicReference<>();

    static class C {
        static final StringBuilder TEXT = new StringBuilder();

        static {
            TEXT.append("ab");
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> HANDED.set(C.TEXT));
        Thread b = new Thread(() -> {
            StringBuilder text = HANDED.get();
            if (text != null) {
                text.toString();
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
