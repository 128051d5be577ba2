// Truth: violated. The owner may be the other or nobody.
import java.util.concurrent.locks.ReentrantLock;

public class E12SeeHolderNo {
    static class Own extends ReentrantLock {
        Thread owner() {
            return getOwner();
        }
    }
    static final Own lock = new Own();
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        Thread two = new Thread(() -> {
            shows = lock.owner() != null;
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (!shows) throw new AssertionError();
    }
}
