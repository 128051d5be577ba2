// Truth: violated. Who counts first is open, so which array the iterator sees is one or the other; the assertion allows only one of them.
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.Iterator;
import java.util.concurrent.atomic.AtomicInteger;

public class E12CowArrayNo {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static final CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
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
        if (first == 0) list.add(1);
        iterator = list.iterator();
        list.clear();
        first = 0;
    }

    static boolean shows() throws Exception {
        return iterator.hasNext();
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (!shows()) throw new AssertionError();
    }
}
