// Truth: violated. The monitor of a lock object is not the lock: the two threads take them in opposite orders.
import java.util.concurrent.locks.ReentrantLock;

public class E12MonitorOfLock {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] arguments) throws Exception {
        Thread left = new Thread(() -> {
            synchronized (lock) {
                lock.lock();
                lock.unlock();
            }
        });
        Thread right = new Thread(() -> {
            lock.lock();
            synchronized (lock) {
                lock.hashCode();
            }
            lock.unlock();
        });
        left.start();
        right.start();
        left.join();
        right.join();
    }
}
