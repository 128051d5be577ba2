// truth: proved: a gives up when its time is over, then b gets the permit
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20SmTimedHead {
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
Semaphore s = new Semaphore(0);
Thread a = go(() -> { if (s.tryAcquire(2, 1, TimeUnit.SECONDS)) throw new AssertionError(); }), b = go(() -> { s.acquire(1); });
s.release(1);
a.join(); b.join();
    }
}
