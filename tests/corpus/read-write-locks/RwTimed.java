import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** A timed writer may give up while another reads: then nothing was written. */
public class RwTimed {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final Lock reading = lock.readLock();
    static final Lock writing = lock.writeLock();
    static int x;

    static void one() {
        reading.lock();
        reading.unlock();
    }

    static void two() {
        try {
            if (writing.tryLock(1, TimeUnit.SECONDS)) {
                x = 1;
                writing.unlock();
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = {new Thread(RwTimed::one), new Thread(RwTimed::two)};
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert x == 1;
    }
}
