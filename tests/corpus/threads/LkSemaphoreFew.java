import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** One permit for two threads that keep it. */
public class LkSemaphoreFew {
    static final Semaphore semaphore = new Semaphore(1);
    public static void main(String[] args) throws Exception {
        Thread[] all = new Thread[2];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Thread(semaphore::acquireUninterruptibly);
            all[i].start();
        }
        for (Thread one : all) one.join();
    }
}
