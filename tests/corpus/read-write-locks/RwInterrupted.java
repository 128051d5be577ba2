import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** An interrupt ends the wait of a writer, or comes too late. */
public class RwInterrupted {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final Lock reading = lock.readLock();
    static final Lock writing = lock.writeLock();
    static int x;

    static void one() {
        reading.lock();
        try {
            Thread writer = new Thread(() -> {
                try {
                    writing.lockInterruptibly();
                    x++;
                    writing.unlock();
                } catch (InterruptedException e) {
                    return;
                }
            });
            writer.start();
            writer.interrupt();
        } finally {
            reading.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = {new Thread(RwInterrupted::one)};
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }

    }
}
