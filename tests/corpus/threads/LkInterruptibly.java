import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** lockInterruptibly is ended by the interrupt, for main holds the lock. */
public class LkInterruptibly {
    static final ReentrantLock lock = new ReentrantLock();
    public static void main(String[] args) throws Exception {
        lock.lock();
        Thread one = new Thread(() -> {
            try {
                lock.lockInterruptibly();
                assert false;
            } catch (InterruptedException expected) {
                assert !lock.isHeldByCurrentThread();
            }
        });
        one.start();
        one.interrupt();
        one.join();
        lock.unlock();
    }
}
