// Truth: violated. A spurious wake-up shows in how many still wait.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;

public class E12SpuriousAwaitCount {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static boolean waits;
    static boolean set;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            lock.lock();
            waits = true;
            while (!set) condition.awaitUninterruptibly();
            lock.unlock();
        });
        one.start();
        lock.lock();
        boolean is = waits;
        boolean queued = lock.hasQueuedThreads();
        set = true;
        condition.signal();
        lock.unlock();
        one.join();
        if (is && queued) throw new AssertionError();
    }
}
