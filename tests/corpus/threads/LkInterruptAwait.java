import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** An interrupt ends the wait, with the lock held again; nobody signals. */
public class LkInterruptAwait {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();
    static int x;
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> {
            lock.lock();
            try {
                while (true) ready.await();
            } catch (InterruptedException expected) {
                assert lock.isHeldByCurrentThread() && !Thread.currentThread().isInterrupted();
                x++;
            } finally {
                lock.unlock();
            }
        });
        one.start();
        one.interrupt();
        lock.lock();
        x++;
        lock.unlock();
        one.join();
        assert x == 2;
    }
}
