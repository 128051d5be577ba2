// truth: proved: the flag is looked at first, by those that can be interrupted
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20SmFlagBefore {
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
Semaphore s = new Semaphore(5); int k = 0;
Thread.currentThread().interrupt();
try { s.tryAcquire(0, TimeUnit.SECONDS); } catch (InterruptedException e) { k++; }
assert !Thread.currentThread().isInterrupted();
Thread.currentThread().interrupt();
try { s.acquire(); } catch (InterruptedException e) { k++; }
assert !Thread.currentThread().isInterrupted();
Thread.currentThread().interrupt();
assert s.tryAcquire(); s.acquireUninterruptibly();
assert Thread.interrupted(); assert k == 2 && s.availablePermits() == 3;
    }
}
