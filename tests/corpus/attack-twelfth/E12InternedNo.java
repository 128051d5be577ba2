// Truth: violated. Who counts first is open, so which object stands for the text is one or the other; the assertion allows only one of them.
import java.util.concurrent.atomic.AtomicInteger;

public class E12InternedNo {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static String one = new String(new char[] {'q', 'e', '1', '2'});
    static String two = new String(new char[] {'q', 'e', '1', '2'});

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        if (first == 0) one.intern();
        else two.intern();
        first = 0;
    }

    static boolean shows() throws Exception {
        return one.intern() == one;
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (!shows()) throw new AssertionError();
    }
}
