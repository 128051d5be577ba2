// Truth: violated. Who counts first is open, so which stream System.out is is one or the other; the assertion allows only one of them.
import java.io.PrintStream;
import java.io.ByteArrayOutputStream;
import java.util.concurrent.atomic.AtomicInteger;

public class E12OutStreamYes {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static final ByteArrayOutputStream one = new ByteArrayOutputStream();
    static final ByteArrayOutputStream two = new ByteArrayOutputStream();

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        System.setOut(new PrintStream(first == 0 ? one : two));
        first = 0;
    }

    static boolean shows() throws Exception {
        System.out.print("x");
        System.out.flush();
        return one.size() == 1;
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (shows()) throw new AssertionError();
    }
}
