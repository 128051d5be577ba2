// Truth: violated. two equal tasks, one may have looked too early
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class L1A {
    static final ReentrantLock l = new ReentrantLock(), l2 = new ReentrantLock(), l3 = new ReentrantLock(), l4 = new ReentrantLock();
    static volatile int v, u, w;
    static final AtomicInteger a = new AtomicInteger(), b = new AtomicInteger();
    static final Object m = new Object(), n = new Object();
    static final Semaphore sem = new Semaphore(0);
    static final CountDownLatch latch = new CountDownLatch(1);
    static int x, y, seen, f, d, e, e2;
    static void look() { int r = v; r = 0; if (!l.tryLock()) { int q = x; } }
    static void look3() { int r = v; r = 0; if (!l2.tryLock() && !l.tryLock()) { int q = x; } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            
            async(() -> { x = 1; l.tryLock(); v = 1; });
            async(() -> { look(); });
            async(() -> { look(); });
            
        }));
    }
}
