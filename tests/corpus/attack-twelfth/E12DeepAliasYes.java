// Truth: violated. Who counts first is open, so whether two lists share an element is one or the other; the assertion allows only one of them.
import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicInteger;

public class E12DeepAliasYes {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static final ArrayList<int[]> one = new ArrayList<>();
    static final ArrayList<int[]> two = new ArrayList<>();

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        one.add(new int[1]);
        two.add(first == 0 ? one.get(0) : new int[1]);
        first = 0;
    }

    static boolean shows() throws Exception {
        one.get(0)[0]++;
        return two.get(0)[0] == 1;
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (shows()) throw new AssertionError();
    }
}
