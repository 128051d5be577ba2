// Truth: violated. How many permits there are depends on who counts first, and on nothing else that is left of it.
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class PermitsLeftFirst {
    static final Semaphore semaphore = new Semaphore(3);
    static boolean got;
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

    static void take() throws InterruptedException {
        semaphore.acquire();
        if (first == 0) semaphore.acquire();
        first = 0;
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        take();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        got = semaphore.tryAcquire(2);
        if (!got) throw new AssertionError();
    }
}
