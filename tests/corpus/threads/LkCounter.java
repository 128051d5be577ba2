import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Every access is between lock and unlock. */
public class LkCounter {
    static final ReentrantLock lock = new ReentrantLock();
    static int x;
    static void work() {
        for (int i = 0; i < 3; i++) {
            lock.lock();
            try {
                x++;
            } finally {
                lock.unlock();
            }
        }
    }
    public static void main(String[] args) throws Exception {
        Thread[] all = new Thread[3];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Thread(LkCounter::work);
            all[i].start();
        }
        for (Thread one : all) one.join();
        assert x == 9;
    }
}
