// Truth: violated. 67 bodies on objects deep: the middle one may come before the first
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class N67OutA {
    static final ReentrantLock l = new ReentrantLock(), l2 = new ReentrantLock(), l3 = new ReentrantLock(), l4 = new ReentrantLock();
    static volatile int v, u, w;
    static final AtomicInteger a = new AtomicInteger(), b = new AtomicInteger();
    static final Object m = new Object(), n = new Object();
    static final Semaphore sem = new Semaphore(0);
    static final CountDownLatch latch = new CountDownLatch(1);
    static int x, y, seen, f, d, e, e2;
    static boolean look() { synchronized (m) { return f == 1; } }
    static boolean look2() { l2.lock(); try { return f == 1; } finally { l2.unlock(); } }
    static final Object[] os = new Object[68];
    static { for (int i = 0; i < 68; i++) { os[i] = new Object(); } }
    static void rec(int k, Runnable r) { if (k == 67) { r.run(); } else { isolated(os[k], () -> rec(k + 1, r)); } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            
            async(() -> { x = 1; isolated(os[40], () -> { d = 1; }); l.tryLock(); });
            async(() -> { rec(0, () -> { int r = d; r = 0; e = 1; }); });
            async(() -> { int[] s = new int[1]; isolated(os[0], () -> { s[0] = e; }); if (s[0] == 1 && !l.tryLock()) { s[0] = 0; seen = x; } });
            
        }));
    }
}
