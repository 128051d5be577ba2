// Truth: violated. Who counts first is open, so the state of the generator is one or the other; the assertion allows only one of them.
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;

public class E12SplittableSeedNo {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static final SplittableRandom random = new SplittableRandom(4);

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        if (first == 0) random.nextInt();
        first = 0;
    }

    static boolean shows() throws Exception {
        return random.nextInt() == new SplittableRandom(4).nextInt();
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (!shows()) throw new AssertionError();
    }
}
