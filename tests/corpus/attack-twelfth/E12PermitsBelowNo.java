// Truth: violated. Who counts first is open, so the number of permits is one or the other; the assertion allows only one of them.
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class E12PermitsBelowNo {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static class Own extends Semaphore {
        Own() {
            super(0);
        }
        void fewer(int by) {
            reducePermits(by);
        }
    }
    static final Own semaphore = new Own();

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        semaphore.fewer(first + 1);
        first = 0;
    }

    static boolean shows() throws Exception {
        semaphore.release(2);
        return semaphore.tryAcquire();
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (!shows()) throw new AssertionError();
    }
}
