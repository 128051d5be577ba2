import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** A writer sees what was done under the lock by those who read before it. */
public class RwReaderBeforeWriter {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final Lock reading = lock.readLock();
    static final Lock writing = lock.writeLock();
    static int x;

    static void one() {
        reading.lock();
        int now = x;
        reading.unlock();
    }

    static void two() {
        writing.lock();
        x = 5;
        writing.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = {new Thread(RwReaderBeforeWriter::one), new Thread(RwReaderBeforeWriter::two)};
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert x == 5;
    }
}
