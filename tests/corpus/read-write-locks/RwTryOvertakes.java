import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** tryLock does not mind a writer that waits. */
public class RwTryOvertakes {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final Lock reading = lock.readLock();
    static final Lock writing = lock.writeLock();
    static final CountDownLatch done = new CountDownLatch(1);

    static void first() {
        reading.lock();
        try {
            done.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        reading.unlock();
    }

    static void writer() {
        done.countDown();
        writing.lock();
        writing.unlock();
    }

    static void second() {
        if (lock.isWriteLocked()) {
            return;
        }
        if (reading.tryLock()) {
            reading.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = {new Thread(RwTryOvertakes::first), new Thread(RwTryOvertakes::writer), new Thread(RwTryOvertakes::second)};
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }

    }
}
