// Truth: violated. the first message brings nothing of what the other sender wrote
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class F8DiffB {
    static final ReentrantLock l = new ReentrantLock(), l2 = new ReentrantLock(), l3 = new ReentrantLock(), l4 = new ReentrantLock();
    static volatile int v, u, w;
    static final AtomicInteger a = new AtomicInteger(), b = new AtomicInteger();
    static final Object m = new Object(), n = new Object();
    static final Semaphore sem = new Semaphore(0);
    static final CountDownLatch latch = new CountDownLatch(1);
    static int x, y, seen, f, d, e, e2;
    static boolean look() { synchronized (m) { return f == 1; } }
    static boolean look2() { l2.lock(); try { return f == 1; } finally { l2.unlock(); } }
    static class Act extends Actor<Object> {
        int k;
        protected void process(Object o) { k++; seen = x + y; if (k == 2) { exit(); } }
    }
    static void go() {
        Act act = new Act();
        act.start();
        async(() -> { y = 1; act.send("m1"); });
        async(() -> { x = 1; act.send("m2"); });
    }
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> go()));
    }
}
