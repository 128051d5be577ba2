// Truth: violated. The read lock may be held or not.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class E12SeeReadCountNo {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            lock.readLock().lock();
        });
        Thread two = new Thread(() -> {
            shows = lock.getReadLockCount() == 1;
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (!shows) throw new AssertionError();
    }
}
