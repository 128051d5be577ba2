// Truth: violated. the middle one may look too early, then its word carries nothing of x
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class F3AtoD {
    static final ReentrantLock l = new ReentrantLock(), l2 = new ReentrantLock(), l3 = new ReentrantLock(), l4 = new ReentrantLock();
    static volatile int v, u, w;
    static final AtomicInteger a = new AtomicInteger(), b = new AtomicInteger();
    static final Object m = new Object(), n = new Object();
    static final Semaphore sem = new Semaphore(0);
    static final CountDownLatch latch = new CountDownLatch(1);
    static int x, y, seen, f, d, e, e2;
    static boolean look() { synchronized (m) { return f == 1; } }
    static boolean look2() { l2.lock(); try { return f == 1; } finally { l2.unlock(); } }
    public static void main(String[] args) throws Exception {
        Thread t0 = new Thread(() -> { int r = a.get(); r = 0; u = 1; });
        Thread t1 = new Thread(() -> { if (u == 1 && !l.tryLock()) { seen = x; } });
        Thread t2 = new Thread(() -> { x = 1; l.tryLock(); a.set(1); });
        t0.start(); t1.start(); t2.start();
        t0.join(); t1.join(); t2.join();
        
    }
}
