import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** A tryLock that fails says nothing of what its holder has done. */
public class RwTryFailsOrdersNothing {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final Lock reading = lock.readLock();
    static final Lock writing = lock.writeLock();
    static int x;

    static void one() {
        x = 1;
        writing.lock();
        writing.unlock();
    }

    static void two() {
        if (!reading.tryLock()) {
            int seen = x;
        } else {
            reading.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = {new Thread(RwTryFailsOrdersNothing::one), new Thread(RwTryFailsOrdersNothing::two)};
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }

    }
}
