// Truth: violated. Who counts first is open, so whether the generator keeps a number back is one or the other; the assertion allows only one of them.
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;

public class E12RandomGaussianYes {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static final Random random = new Random(1);

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        if (first == 0) {
            random.nextGaussian();
        }
        random.setSeed(5);
        if (first == 0) random.nextGaussian();
        else {
            random.nextInt();
            random.setSeed(9);
        }
        first = 0;
    }

    static boolean shows() throws Exception {
        return random.nextInt() == new Random(9).nextInt();
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (shows()) throw new AssertionError();
    }
}
