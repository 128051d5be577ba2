import java.util.concurrent.locks.ReentrantLock;

/** A lock is taken in either order. */
public class Cycle {
    static final ReentrantLock left = new ReentrantLock();

    public static void main(String[] arguments) throws Exception {
        ReentrantLock right = new ReentrantLock();
        Thread thread = new Thread(() -> {
            left.lock();
            right.lock();
            right.unlock();
            left.unlock();
        });
        thread.start();
        right.lock();
        left.lock();
        left.unlock();
        right.unlock();
        thread.join();
    }
}
