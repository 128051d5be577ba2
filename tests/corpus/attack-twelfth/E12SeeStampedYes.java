// Truth: violated. The lock may be held or not.
import java.util.concurrent.locks.StampedLock;

public class E12SeeStampedYes {
    static final StampedLock lock = new StampedLock();
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            lock.writeLock();
        });
        Thread two = new Thread(() -> {
            shows = lock.isWriteLocked();
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (shows) throw new AssertionError();
    }
}
