// Truth: violated. IllegalMonitorStateException: the second thread does not hold the read lock.
import java.util.concurrent.locks.ReentrantReadWriteLock;
public class E13ThreadIdUnlock {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    public static void main(String[] arguments) throws Exception {
        Thread second = new Thread(() -> lock.readLock().unlock());
        Thread first = new Thread(() -> lock.readLock().lock());
        first.start();
        first.join();
        lock.readLock().lock();
        second.start();
        second.join();
    }
}
