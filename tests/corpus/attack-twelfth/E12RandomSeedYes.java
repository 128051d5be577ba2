// Truth: violated. Who counts first is open, so the state of the generator is one or the other; the assertion allows only one of them.
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;

public class E12RandomSeedYes {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static final Random random = new Random(1);
    static final int second;
    static {
        Random same = new Random(1);
        same.nextInt();
        second = same.nextInt();
    }

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
        return random.nextInt() == second;
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (shows()) throw new AssertionError();
    }
}
