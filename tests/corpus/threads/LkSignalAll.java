import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** All who wait are let go on. */
public class LkSignalAll {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();
    static boolean flag;
    public static void main(String[] args) throws Exception {
        Runnable waits = () -> {
            lock.lock();
            try {
                while (!flag) ready.await();
            } catch (InterruptedException never) {
                assert false;
            } finally {
                lock.unlock();
            }
        };
        Thread one = new Thread(waits), two = new Thread(waits);
        one.start();
        two.start();
        lock.lock();
        flag = true;
        ready.signalAll();
        lock.unlock();
        one.join();
        two.join();
    }
}
