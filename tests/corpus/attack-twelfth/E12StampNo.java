// Truth: violated. Who counts first is open, so the version of the stamped lock is one or the other; the assertion allows only one of them.
import java.util.concurrent.locks.StampedLock;
import java.util.concurrent.atomic.AtomicInteger;

public class E12StampNo {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static final StampedLock lock = new StampedLock();
    static long stamp;

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        stamp = lock.tryOptimisticRead();
        if (first == 0) lock.unlockWrite(lock.writeLock());
        first = 0;
    }

    static boolean shows() throws Exception {
        return lock.validate(stamp);
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (!shows()) throw new AssertionError();
    }
}
