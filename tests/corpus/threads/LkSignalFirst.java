import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** The thread that has waited longest goes on first: the others wait until their turn. */
public class LkSignalFirst {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();
    static int first;
    static int waiting() {
        lock.lock();
        try {
            return lock.getWaitQueueLength(ready);
        } finally {
            lock.unlock();
        }
    }
    
    static void waits(int number) {
        lock.lock();
        ready.awaitUninterruptibly();
        if (first == 0) first = number;
        lock.unlock();
    }
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> waits(1));
        one.start();
        while (waiting() < 1) Thread.yield();
        Thread two = new Thread(() -> waits(2));
        two.start();
        while (waiting() < 2) Thread.yield();
        lock.lock();
        ready.signal();
        lock.unlock();
        one.join();
        assert first == 1;
        lock.lock();
        ready.signal();
        lock.unlock();
        two.join();
    }
}
