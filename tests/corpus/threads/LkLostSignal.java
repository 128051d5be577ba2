import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Without a flag the signal may come before the wait, and is lost. */
public class LkLostSignal {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> {
            lock.lock();
            ready.signal();
            lock.unlock();
        });
        one.start();
        lock.lock();
        ready.await();
        lock.unlock();
    }
}
