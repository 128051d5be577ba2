import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Readers are not ordered with one another: what one wrote before is in a race. */
public class RwNoOrderOfReaders {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final Lock reading = lock.readLock();
    static final Lock writing = lock.writeLock();
    static int x;

    static void one() {
        x = 1;
        reading.lock();
        reading.unlock();
    }

    static void two() {
        reading.lock();
        reading.unlock();
        int seen = x;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = {new Thread(RwNoOrderOfReaders::one), new Thread(RwNoOrderOfReaders::two)};
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }

    }
}
