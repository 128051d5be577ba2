// Truth: violated. Who counts first is open, so the default locale of formats is one or the other; the assertion allows only one of them.
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;

public class E12LocaleFormatYes {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        Locale.setDefault(Locale.Category.FORMAT, first == 0 ? Locale.GERMANY : Locale.US);
        first = 0;
    }

    static boolean shows() throws Exception {
        return String.format("%.1f", 1.5).equals("1,5");
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (shows()) throw new AssertionError();
    }
}
