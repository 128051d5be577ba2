// Truth: violated. Who counts first is open, so the class of the object is one or the other; the assertion allows only one of them.
import java.util.concurrent.atomic.AtomicInteger;

public class E12ClassOfEmptyNo {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static class One {
    }
    static class Two {
    }
    static Object object;

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        object = first == 0 ? new One() : new Two();
        first = 0;
    }

    static boolean shows() throws Exception {
        return object instanceof One;
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (!shows()) throw new AssertionError();
    }
}
