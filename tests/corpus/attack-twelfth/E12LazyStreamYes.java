// Truth: violated. Who counts first is open, so how far the iterator of the stream has come is one or the other; the assertion allows only one of them.
import java.util.Iterator;
import java.util.stream.Stream;
import java.util.concurrent.atomic.AtomicInteger;

public class E12LazyStreamYes {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static Iterator<Integer> iterator;

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        iterator = Stream.iterate(1, x -> x + 1).iterator();
        if (first == 0) iterator.next();
        first = 0;
    }

    static boolean shows() throws Exception {
        return iterator.next() == 2;
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (shows()) throw new AssertionError();
    }
}
