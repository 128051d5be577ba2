import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** With if in place of while, one who takes may find nothing: the array is read at -1. */
public class LkBufferIf {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition notFull = lock.newCondition(), notEmpty = lock.newCondition();
    static final AtomicInteger sum = new AtomicInteger();
    static final int[] slots = new int[1];
    static int count;
    static void put(int value) throws InterruptedException {
        lock.lock();
        try {
            if (count == slots.length) notFull.await();
            slots[count++] = value;
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }
    
    static int take() throws InterruptedException {
        lock.lock();
        try {
            if (count == 0) notEmpty.await();
            int value = slots[--count];
            notFull.signal();
            return value;
        } finally {
            lock.unlock();
        }
    }
    public static void main(String[] args) throws Exception {
        Thread[] all = new Thread[4];
        for (int i = 0; i < all.length; i++) {
            int number = i;
            all[i] = new Thread(() -> {
                try {
                    if (number % 2 == 0) put(number + 1);
                    else sum.addAndGet(take());
                } catch (InterruptedException never) {
                    assert false;
                }
            });
            all[i].start();
        }
        for (Thread one : all) one.join();
    }
}
