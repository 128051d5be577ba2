// Truth: violated. who looks too early and is refused the lock reads x without an edge
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class F1LckA {
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
        Thread t0 = new Thread(() -> { x = 1; l.tryLock(); l2.lock(); try { f = 1; } finally { l2.unlock(); } });
        Thread t1 = new Thread(() -> { l2.lock(); try { int r = f; r = 0; } finally { l2.unlock(); } if (!l.tryLock()) { seen = x; } });
        t0.start(); t1.start();
        t0.join(); t1.join();
        
    }
}
