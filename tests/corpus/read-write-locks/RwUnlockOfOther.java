import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** To give back what another holds is an error. */
public class RwUnlockOfOther {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final Lock reading = lock.readLock();
    static final Lock writing = lock.writeLock();


    static void one() {
        reading.lock();
        reading.unlock();
        reading.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = {new Thread(RwUnlockOfOther::one)};
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }

    }
}
