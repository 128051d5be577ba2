import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** A lock that is held twice is given up whole by a wait, and is held twice again behind it. */
public class LkAwaitNested {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();
    static boolean flag;
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> {
            lock.lock();
            flag = true;
            ready.signalAll();
            lock.unlock();
        });
        one.start();
        lock.lock();
        lock.lock();
        while (!flag) ready.await();
        assert lock.getHoldCount() == 2;
        lock.unlock();
        lock.unlock();
        one.join();
    }
}
