import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** A subclass of the program that counts. */
public class LkSubclass {
    static final Counting lock = new Counting();
    static int x;
    static class Counting extends ReentrantLock {
        int taken;
        @Override
        public void lock() {
            super.lock();
            taken++;
        }
    }
    public static void main(String[] args) throws Exception {
        Thread[] all = new Thread[2];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Thread(() -> { lock.lock(); x++; lock.unlock(); });
            all[i].start();
        }
        for (Thread one : all) one.join();
        assert x == 2 && lock.taken == 2;
    }
}
