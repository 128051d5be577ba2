// Truth: violated. Who counts first is open, so the mark of the buffer is one or the other; the assertion allows only one of them.
import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicInteger;

public class E12BufferYes {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static final ByteBuffer buffer = ByteBuffer.allocate(4);

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        buffer.position(1);
        if (first == 0) buffer.mark();
        buffer.position(2);
        first = 0;
    }

    static boolean shows() throws Exception {
        try {
            buffer.reset();
            return true;
        } catch (java.nio.InvalidMarkException failure) {
            return false;
        }
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (shows()) throw new AssertionError();
    }
}
