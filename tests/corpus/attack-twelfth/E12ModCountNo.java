// Truth: violated. Who counts first is open, so how often the list was changed is one or the other; the assertion allows only one of them.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.ConcurrentModificationException;
import java.util.concurrent.atomic.AtomicInteger;

public class E12ModCountNo {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static final ArrayList<Integer> list = new ArrayList<>();
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
        list.add(1);
        iterator = list.iterator();
        if (first == 0) {
            list.add(2);
            list.remove(1);
        }
        first = 0;
    }

    static boolean shows() throws Exception {
        try {
            iterator.next();
            return false;
        } catch (ConcurrentModificationException failure) {
            return true;
        }
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (!shows()) throw new AssertionError();
    }
}
