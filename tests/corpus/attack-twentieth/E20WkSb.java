// truth: assertion: lazySet and get: both may read 0
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20WkSb {
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

static final AtomicInteger p = new AtomicInteger(), q = new AtomicInteger();
    public static void main(String[] args) throws Exception {
Thread a = go(() -> { p.lazySet(1); x = q.get(); }); q.lazySet(1); y = p.get(); a.join(); assert x + y > 0;
    }
}
