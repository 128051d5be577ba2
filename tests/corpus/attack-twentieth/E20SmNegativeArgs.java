// truth: proved: IllegalArgumentException each time
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20SmNegativeArgs {
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
Semaphore s = new Semaphore(1); int k = 0;
try { s.acquire(-1); } catch (IllegalArgumentException e) { k++; }
try { s.release(-1); } catch (IllegalArgumentException e) { k++; }
try { s.tryAcquire(-1); } catch (IllegalArgumentException e) { k++; }
try { s.tryAcquire(-1, 1, TimeUnit.SECONDS); } catch (IllegalArgumentException e) { k++; }
try { s.acquireUninterruptibly(-1); } catch (IllegalArgumentException e) { k++; }
Thread.currentThread().interrupt();
try { s.acquire(-1); } catch (IllegalArgumentException e) { k++; }
assert k == 6;
    }
}
