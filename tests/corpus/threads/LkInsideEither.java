import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** If await returns, the interrupt is still to be seen. */
public class LkInsideEither {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();
    static boolean waits;
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> {
            lock.lock();
            try {
                waits = true;
                ready.await();
                assert Thread.currentThread().isInterrupted();
            } catch (InterruptedException may) {
                assert !Thread.currentThread().isInterrupted();
            } finally {
                lock.unlock();
            }
        });
        one.start();
        lock.lock();
        while (!waits) {
            lock.unlock();
            Thread.yield();
            lock.lock();
        }
        one.interrupt();
        ready.signal();
        lock.unlock();
    }
}
