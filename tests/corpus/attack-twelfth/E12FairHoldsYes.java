// Truth: violated. Who counts first is open, so the holds of the fair lock is one or the other; the assertion allows only one of them.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.atomic.AtomicInteger;

public class E12FairHoldsYes {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static final ReentrantLock lock = new ReentrantLock(true);

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        lock.lock();
        if (first == 0) lock.lock();
        first = 0;
    }

    static boolean shows() throws Exception {
        lock.unlock();
        return lock.isLocked();
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (shows()) throw new AssertionError();
    }
}
