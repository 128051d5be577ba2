// Truth: proved. Each thread holds the read lock once (its own code tells threads apart by their ids).
import java.util.concurrent.locks.ReentrantReadWriteLock;
public class E13ThreadIdReads {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    public static void main(String[] arguments) throws Exception {
        Thread second = new Thread(() -> {
            lock.readLock().lock();
            assert lock.getReadHoldCount() == 1;
        });
        Thread first = new Thread(() -> lock.readLock().lock());
        first.start();
        first.join();
        lock.readLock().lock();
        second.start();
        second.join();
    }
}
