// Truth: violated. the inner body hands d on, but may have come first
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class L9C {
    static final ReentrantLock l = new ReentrantLock(), l2 = new ReentrantLock(), l3 = new ReentrantLock(), l4 = new ReentrantLock();
    static volatile int v, u, w;
    static final AtomicInteger a = new AtomicInteger(), b = new AtomicInteger();
    static final Object m = new Object(), n = new Object();
    static final Semaphore sem = new Semaphore(0);
    static final CountDownLatch latch = new CountDownLatch(1);
    static int x, y, seen, f, d, e, e2;
    static boolean look() { synchronized (m) { return f == 1; } }
    static boolean look2() { l2.lock(); try { return f == 1; } finally { l2.unlock(); } }
    static final Object o1 = new Object(), o2 = new Object();
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            
            async(() -> { isolated(o2, () -> { isolated(o1, () -> { int r = d; r = 0; e = 1; }); }); });
            async(() -> { x = 1; isolated(o1, () -> { d = 1; }); l.tryLock(); });
            async(() -> { int[] s = new int[1]; isolated(o1, () -> { s[0] = e; }); if (s[0] == 1 && !l.tryLock()) { s[0] = 0; seen = x; } });
            
        }));
    }
}
