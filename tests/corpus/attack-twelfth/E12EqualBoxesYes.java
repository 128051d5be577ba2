// Truth: violated. Who counts first is open, so which box it is is one or the other; the assertion allows only one of them.
import java.util.concurrent.atomic.AtomicInteger;

public class E12EqualBoxesYes {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static Integer box;
    static final Integer known = new Integer(1000);

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        box = first == 0 ? known : new Integer(1000);
        first = 0;
    }

    static boolean shows() throws Exception {
        return box == known;
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (shows()) throw new AssertionError();
    }
}
