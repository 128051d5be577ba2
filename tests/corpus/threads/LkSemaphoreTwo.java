import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Two permits: two threads race. */
public class LkSemaphoreTwo {
    static final Semaphore semaphore = new Semaphore(2);
    static int x;
    static void work() {
        semaphore.acquireUninterruptibly();
        x++;
        semaphore.release();
    }
    public static void main(String[] args) throws Exception {
        Thread[] all = new Thread[2];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Thread(LkSemaphoreTwo::work);
            all[i].start();
        }
        for (Thread one : all) one.join();
    }
}
