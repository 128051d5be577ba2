// Truth: violated. of two equal threads the one that is refused may have looked too early
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class L3E {
    static final ReentrantLock l = new ReentrantLock(), l2 = new ReentrantLock(), l3 = new ReentrantLock(), l4 = new ReentrantLock();
    static volatile int v, u, w;
    static final AtomicInteger a = new AtomicInteger(), b = new AtomicInteger();
    static final Object m = new Object(), n = new Object();
    static final Semaphore sem = new Semaphore(0);
    static final CountDownLatch latch = new CountDownLatch(1);
    static int x, y, seen, f, d, e, e2;
    public static void main(String[] args) throws Exception {
        Thread t0 = new Thread(() -> { int r = v; r = 0; if (!l2.tryLock() && !l.tryLock()) { int q = x; } });
        Thread t1 = new Thread(() -> { x = 1; l.tryLock(); v = 1; });
        Thread t2 = new Thread(() -> { int r = v; r = 0; if (!l2.tryLock() && !l.tryLock()) { int q = x; } });
        t0.start(); t1.start(); t2.start();
        t0.join(); t1.join(); t2.join();
        
    }
}
