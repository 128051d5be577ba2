// Truth: violated. Who counts first is open, so whether the initialiser of the class has failed is one or the other; the assertion allows only one of them.
import java.util.concurrent.atomic.AtomicInteger;

public class E12ClassFailedYes {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static boolean fails;
    static class Late {
        static {
            if (fails) throw new IllegalStateException();
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
        fails = first == 0;
        try {
            if (first == 0) Late.touch();
        } catch (ExceptionInInitializerError failure) {
            // Never again.
        }
        fails = false;
        first = 0;
    }

    static boolean shows() throws Exception {
        try {
            Late.touch();
            return false;
        } catch (NoClassDefFoundError failure) {
            return true;
        }
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (shows()) throw new AssertionError();
    }
}
