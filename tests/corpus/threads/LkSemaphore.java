import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** One permit: a lock. */
public class LkSemaphore {
    static final Semaphore semaphore = new Semaphore(1);
    static int x;
    static void work() {
        semaphore.acquireUninterruptibly();
        x++;
        semaphore.release();
    }
    public static void main(String[] args) throws Exception {
        Thread[] all = new Thread[3];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Thread(LkSemaphore::work);
            all[i].start();
        }
        for (Thread one : all) one.join();
        assert x == 3 && semaphore.availablePermits() == 1;
    }
}
