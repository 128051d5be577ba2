// truth: proved: what is before schedule is before the task
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20HbTimer {
    interface Act { void run() throws Exception; }
    static Thread mk(Act a) {
        return new Thread(() -> {
            try { a.run(); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new AssertionError(e); }
        });
    }
    static Thread go(Act a) { Thread t = mk(a); t.start(); return t; }
    static int x, y, z;
    static volatile int v;
    static final Object m = new Object(), n = new Object();

    public static void main(String[] args) throws Exception {
Timer t = new Timer(true); CountDownLatch l = new CountDownLatch(1);
x = 1; t.schedule(new TimerTask() { public void run() { y = x; l.countDown(); } }, 0);
l.await(); assert y == 1; t.cancel();
    }
}
