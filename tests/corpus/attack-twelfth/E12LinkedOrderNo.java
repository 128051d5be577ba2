// Truth: violated. Who counts first is open, so the order of the keys is one or the other; the assertion allows only one of them.
import java.util.LinkedHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class E12LinkedOrderNo {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static final LinkedHashMap<Integer, Integer> map = new LinkedHashMap<>(16, 0.75f, true);

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        map.put(1, 1);
        map.put(2, 2);
        if (first == 0) map.get(1);
        first = 0;
    }

    static boolean shows() throws Exception {
        return map.keySet().iterator().next() == 2;
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (!shows()) throw new AssertionError();
    }
}
