// Truth: violated. Who counts first is open, so which handler main has is one or the other; the assertion allows only one of them.
import java.util.concurrent.atomic.AtomicInteger;

public class E12OwnHandlerYes {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static final Thread.UncaughtExceptionHandler one = (thread, failure) -> { };
    static final Thread.UncaughtExceptionHandler two = (thread, failure) -> { };

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        Thread.currentThread().setUncaughtExceptionHandler(first == 0 ? one : two);
        first = 0;
    }

    static boolean shows() throws Exception {
        return Thread.currentThread().getUncaughtExceptionHandler() == one;
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (shows()) throw new AssertionError();
    }
}
