import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** The thread may see the interrupt before the signal comes, though both come from one section. */
public class LkInsideThrows {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();
    static boolean waits;
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> {
            lock.lock();
            try {
                waits = true;
                ready.await();
                assert true;
            } catch (InterruptedException may) {
                assert false;
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
