import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Interrupted or signalled: in either case the thread ends, and no signal is lost. */
public class LkInterruptSignal {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();
    static boolean flag;
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> {
            lock.lock();
            try {
                while (!flag) ready.await();
            } catch (InterruptedException may) {
            } finally {
                lock.unlock();
            }
        });
        one.start();
        one.interrupt();
        lock.lock();
        flag = true;
        ready.signal();
        lock.unlock();
    }
}
