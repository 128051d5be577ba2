import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** The signal goes to a condition that nobody waits for. */
public class LkWrongCondition {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();
    static boolean flag;
    public static void main(String[] args) throws Exception {
        Condition other = lock.newCondition();
        Thread one = new Thread(() -> {
            lock.lock();
            flag = true;
            other.signalAll();
            lock.unlock();
        });
        one.start();
        lock.lock();
        while (!flag) ready.await();
        lock.unlock();
    }
}
