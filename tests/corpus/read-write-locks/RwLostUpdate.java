import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** It is read under one hold and written under another: an update is lost. */
public class RwLostUpdate {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final Lock reading = lock.readLock();
    static final Lock writing = lock.writeLock();
    static int x;

    static void one() {
        reading.lock();
        int seen = x;
        reading.unlock();
        writing.lock();
        x = seen + 1;
        writing.unlock();
    }

    static void two() {
        reading.lock();
        int seen = x;
        reading.unlock();
        writing.lock();
        x = seen + 1;
        writing.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = {new Thread(RwLostUpdate::one), new Thread(RwLostUpdate::two)};
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert x == 2;
    }
}
