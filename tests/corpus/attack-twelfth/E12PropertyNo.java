// Truth: violated. Who counts first is open, so a system property is one or the other; the assertion allows only one of them.
import java.util.concurrent.atomic.AtomicInteger;

public class E12PropertyNo {
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
        System.setProperty("e12", "" + first);
        first = 0;
    }

    static boolean shows() throws Exception {
        return System.getProperty("e12").equals("0");
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (!shows()) throw new AssertionError();
    }
}
