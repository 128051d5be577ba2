import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** A lock is taken twice and given back twice; the counts are as documented. */
public class LkReentrant {
    static final ReentrantLock lock = new ReentrantLock();
    static int x;
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> {
            lock.lock();
            lock.lock();
            assert lock.getHoldCount() == 2;
            x++;
            lock.unlock();
            assert lock.isHeldByCurrentThread() && lock.getHoldCount() == 1;
            x++;
            lock.unlock();
            assert !lock.isHeldByCurrentThread() && lock.getHoldCount() == 0;
        });
        one.start();
        lock.lock();
        x++;
        lock.unlock();
        one.join();
        assert x == 3;
    }
}
