import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** The early return leaves the lock held: the other thread waits for ever. */
public class LkNoUnlockPath {
    static final ReentrantLock lock = new ReentrantLock();
    static int x;
    static void work() {
        lock.lock();
        x++;
        if (x == 1) return;
        lock.unlock();
    }
    public static void main(String[] args) throws Exception {
        Thread[] all = new Thread[2];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Thread(LkNoUnlockPath::work);
            all[i].start();
        }
        for (Thread one : all) one.join();
    }
}
