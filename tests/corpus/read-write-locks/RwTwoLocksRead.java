import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Two locks taken in opposite orders, both only to read. */
public class RwTwoLocksRead {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final Lock reading = lock.readLock();
    static final Lock writing = lock.writeLock();
    static final ReentrantReadWriteLock other = new ReentrantReadWriteLock();

    static void one() {
        reading.lock();
        other.readLock().lock();
        other.readLock().unlock();
        reading.unlock();
    }

    static void two() {
        other.readLock().lock();
        reading.lock();
        reading.unlock();
        other.readLock().unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = {new Thread(RwTwoLocksRead::one), new Thread(RwTwoLocksRead::two)};
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }

    }
}
