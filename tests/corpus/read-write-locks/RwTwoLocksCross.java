import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Two locks taken in opposite orders, one of them to read: a deadlock. */
public class RwTwoLocksCross {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final Lock reading = lock.readLock();
    static final Lock writing = lock.writeLock();
    static final ReentrantReadWriteLock other = new ReentrantReadWriteLock();

    static void one() {
        reading.lock();
        other.writeLock().lock();
        other.writeLock().unlock();
        reading.unlock();
    }

    static void two() {
        other.readLock().lock();
        writing.lock();
        writing.unlock();
        other.readLock().unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = {new Thread(RwTwoLocksCross::one), new Thread(RwTwoLocksCross::two)};
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }

    }
}
