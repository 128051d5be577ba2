// Truth: violated. Who counts first is open, so the inheritable thread-local is one or the other; the assertion allows only one of them.
import java.util.concurrent.atomic.AtomicInteger;

public class E12InheritableYes {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static final InheritableThreadLocal<Integer> local = new InheritableThreadLocal<>();
    static int seen;

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        local.set(first);
        first = 0;
    }

    static boolean shows() throws Exception {
        Thread child = new Thread(() -> seen = local.get());
        child.start();
        child.join();
        return seen == 0;
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (shows()) throw new AssertionError();
    }
}
