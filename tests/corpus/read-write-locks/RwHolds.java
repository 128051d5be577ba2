import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Each counts its own holds. */
public class RwHolds {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final Lock reading = lock.readLock();
    static final Lock writing = lock.writeLock();


    static void one() {
        reading.lock();
        reading.lock();
        assert lock.getReadHoldCount() == 2;
        reading.unlock();
        reading.unlock();
        assert lock.getReadHoldCount() == 0;
    }

    static void two() {
        writing.lock();
        writing.lock();
        assert lock.getWriteHoldCount() == 2 && lock.isWriteLockedByCurrentThread();
        assert lock.getReadLockCount() == 0;
        writing.unlock();
        assert lock.isWriteLocked();
        writing.unlock();
        assert lock.getWriteHoldCount() == 0;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = {new Thread(RwHolds::one), new Thread(RwHolds::two)};
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }

    }
}
