import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** One writes while it holds the lock only to read. */
public class RwWriteUnderRead {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final Lock reading = lock.readLock();
    static final Lock writing = lock.writeLock();
    static int x;

    static void one() {
        reading.lock();
        x++;
        reading.unlock();
    }

    static void two() {
        reading.lock();
        int seen = x;
        reading.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = {new Thread(RwWriteUnderRead::one), new Thread(RwWriteUnderRead::two)};
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }

    }
}
