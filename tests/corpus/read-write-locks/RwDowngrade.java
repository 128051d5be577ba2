import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Who writes may go on to read before it gives back. */
public class RwDowngrade {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final Lock reading = lock.readLock();
    static final Lock writing = lock.writeLock();
    static int x;

    static void one() {
        writing.lock();
        x++;
        reading.lock();
        writing.unlock();
        assert x >= 1;
        reading.unlock();
    }

    static void two() {
        writing.lock();
        x++;
        reading.lock();
        writing.unlock();
        assert x >= 1;
        reading.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = {new Thread(RwDowngrade::one), new Thread(RwDowngrade::two)};
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert x == 2;
    }
}
