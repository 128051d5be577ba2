import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Two readers and two writers: a reader sees both parts alike. */
public class RwReadersWriters {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int left, right;

    static void write() {
        lock.writeLock().lock();
        try {
            left++;
            right++;
        } finally {
            lock.writeLock().unlock();
        }
    }

    static void read() {
        lock.readLock().lock();
        try {
            assert left == right;
        } finally {
            lock.readLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = {new Thread(RwReadersWriters::write), new Thread(RwReadersWriters::read),
            new Thread(RwReadersWriters::write), new Thread(RwReadersWriters::read)};
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert left == 2 && right == 2;
    }
}
