// Truth: violated. Who counts first is open, so whether the class is initialised is one or the other; the assertion allows only one of them.
import java.util.concurrent.atomic.AtomicInteger;

public class E12ClassInitNo {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static int made;
    static class Late {
        static {
            made++;
        }
        static void touch() {
        }
    }

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        if (first == 0) Late.touch();
        made = 0;
        first = 0;
    }

    static boolean shows() throws Exception {
        Late.touch();
        return made == 0;
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (!shows()) throw new AssertionError();
    }
}
