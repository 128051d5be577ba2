import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** While a writer waits a new reader waits behind it: the first reader waits for that one. */
public class RwWriterKeepsNewReadersOut {
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
        writing.lock();
        writing.unlock();
    }

    static void second() {
        reading.lock();
        done.countDown();
        reading.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = {new Thread(RwWriterKeepsNewReadersOut::first), new Thread(RwWriterKeepsNewReadersOut::writer), new Thread(RwWriterKeepsNewReadersOut::second)};
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }

    }
}
