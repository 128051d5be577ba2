import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Who reads already may do so once more though a writer waits. */
public class RwAgainBehindWriter {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final Lock reading = lock.readLock();
    static final Lock writing = lock.writeLock();
    static int x;

    static void one() {
        reading.lock();
        reading.lock();
        int seen = x;
        reading.unlock();
        reading.unlock();
    }

    static void two() {
        writing.lock();
        x = 1;
        writing.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = {new Thread(RwAgainBehindWriter::one), new Thread(RwAgainBehindWriter::two)};
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert x == 1;
    }
}
