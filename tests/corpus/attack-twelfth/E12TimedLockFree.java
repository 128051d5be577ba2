// Truth: proved. Nobody else takes the lock: it is free, so tryLock with a time gets it.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.TimeUnit;

public class E12TimedLockFree {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> lock.hasQueuedThreads());
        other.start();
        if (!lock.tryLock(1, TimeUnit.SECONDS)) throw new AssertionError();
        if (!lock.tryLock(0, TimeUnit.SECONDS)) throw new AssertionError();
        if (lock.getHoldCount() != 2) throw new AssertionError();
        other.join();
    }
}
