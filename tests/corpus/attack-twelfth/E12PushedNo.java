// Truth: violated. Who counts first is open, so the position of the stream is one or the other; the assertion allows only one of them.
import java.io.ByteArrayInputStream;
import java.util.concurrent.atomic.AtomicInteger;

public class E12PushedNo {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static final ByteArrayInputStream stream = new ByteArrayInputStream(new byte[] {1, 2, 3});

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        stream.read();
        if (first == 0) stream.mark(0);
        stream.read();
        first = 0;
    }

    static boolean shows() throws Exception {
        stream.reset();
        return stream.read() == 2;
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (!shows()) throw new AssertionError();
    }
}
