import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Who holds it to read waits for ever if it wants to write. */
public class RwUpgrade {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final Lock reading = lock.readLock();
    static final Lock writing = lock.writeLock();
    static int x;

    static void one() {
        reading.lock();
        writing.lock();
        x++;
        writing.unlock();
        reading.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = {new Thread(RwUpgrade::one)};
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }

    }
}
