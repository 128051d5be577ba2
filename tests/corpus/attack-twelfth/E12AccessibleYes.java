// Truth: violated. Who counts first is open, so whether the field is accessible is one or the other; the assertion allows only one of them.
import java.lang.reflect.Field;
import java.util.concurrent.atomic.AtomicInteger;

public class E12AccessibleYes {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static final Field field;
    static {
        try {
            field = Thread.class.getDeclaredField("name");
        } catch (NoSuchFieldException failure) {
            throw new Error(failure);
        }
    }
    static class Own {
        private int x;
    }
    static Field own;

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        own = Own.class.getDeclaredField("x");
        if (first == 0) own.setAccessible(true);
        first = 0;
    }

    static boolean shows() throws Exception {
        return own.isAccessible();
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (shows()) throw new AssertionError();
    }
}
