// Truth: violated. Who counts first is open, so the type of the array is one or the other; the assertion allows only one of them.
import java.util.concurrent.atomic.AtomicInteger;

public class E12ArrayTypeNo {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static Object[] array;

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        array = first == 0 ? new String[1] : new Object[1];
        first = 0;
    }

    static boolean shows() throws Exception {
        return array instanceof String[];
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (!shows()) throw new AssertionError();
    }
}
