// Truth: violated. How often the lock is held depends on who counts first, and on nothing else that is left of it.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

public class HeldTwiceFirst {
    static final ReentrantLock lock = new ReentrantLock();
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

    static void lock() {
        lock.lock();
        if (first == 0) lock.lock();
        first = 0;
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        lock();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        lock.unlock();
        Thread tries = new Thread(() -> got = lock.tryLock());
        tries.start();
        tries.join();
        if (!got) throw new AssertionError();
    }
}
