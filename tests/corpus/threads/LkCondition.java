import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** The flag is looked at under the lock, in a loop. */
public class LkCondition {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();
    static boolean flag;
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> {
            lock.lock();
            flag = true;
            ready.signal();
            lock.unlock();
        });
        one.start();
        lock.lock();
        while (!flag) ready.await();
        lock.unlock();
        one.join();
    }
}
