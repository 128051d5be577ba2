import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** A fair lock excludes like any other. */
public class LkFair {
    static final ReentrantLock lock = new ReentrantLock(true);
    static int x;
    public static void main(String[] args) throws Exception {
        Thread[] all = new Thread[2];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Thread(() -> { lock.lock(); x++; lock.unlock(); });
            all[i].start();
        }
        for (Thread one : all) one.join();
        assert x == 2;
    }
}
