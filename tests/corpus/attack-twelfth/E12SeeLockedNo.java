// Truth: violated. The lock may be held at the look or not.
import java.util.concurrent.locks.ReentrantLock;

public class E12SeeLockedNo {
    static final ReentrantLock lock = new ReentrantLock();
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        Thread two = new Thread(() -> {
            shows = lock.toString().contains("Locked");
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (!shows) throw new AssertionError();
    }
}
