import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** The signal may come before the thread has seen the interrupt: then await returns. */
public class LkInsideReturns {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();
    static boolean waits;
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> {
            lock.lock();
            try {
                waits = true;
                ready.await();
                assert false;
            } catch (InterruptedException may) {
                assert true;
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
