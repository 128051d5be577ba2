// Truth: violated. Who counts first is open, so the bits is one or the other; the assertion allows only one of them.
import java.util.BitSet;
import java.util.concurrent.atomic.AtomicInteger;

public class E12BitSetBitsNo {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static final BitSet bits = new BitSet();

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        bits.set(100);
        if (first == 0) bits.set(3);
        bits.clear(100);
        first = 0;
    }

    static boolean shows() throws Exception {
        return bits.isEmpty();
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (!shows()) throw new AssertionError();
    }
}
