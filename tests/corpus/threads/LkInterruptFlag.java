import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** A signal that comes before the interrupt is seen to, or the other way round: the exception may come. */
public class LkInterruptFlag {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();
    static boolean flag;
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> {
            lock.lock();
            try {
                while (!flag) ready.await();
            } catch (InterruptedException may) {
                assert false;
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
