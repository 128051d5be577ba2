// Truth: violated. Whether main slept for a day depends on who counted first, and the clock shows it.
import java.util.concurrent.atomic.AtomicInteger;

public class E12ClockHiddenNo {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws InterruptedException {
        if (first == 0) Thread.sleep(86400000);
        first = 0;
    }

    public static void main(String[] arguments) throws Exception {
        long before = System.nanoTime();
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (!(System.nanoTime() - before > 80000000000000L)) throw new AssertionError();
    }
}
