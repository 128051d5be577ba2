import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** The same without the second look: it is filled twice. */
public class RwCacheOneLook {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final Lock reading = lock.readLock();
    static final Lock writing = lock.writeLock();
    static Integer cached;
    static final AtomicInteger made = new AtomicInteger();

    static int get() {
        reading.lock();
        try {
            if (cached != null) {
                return cached;
            }
        } finally {
            reading.unlock();
        }
        writing.lock();
        try {
            made.incrementAndGet();
            cached = 7;
            return cached;
        } finally {
            writing.unlock();
        }
    }

    static void one() {
        assert get() == 7;
    }

    static void two() {
        assert get() == 7;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = {new Thread(RwCacheOneLook::one), new Thread(RwCacheOneLook::two)};
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert made.get() == 1;
    }
}
