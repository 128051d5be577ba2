// truth: assertion: which of two locks the thread that ended holds: it depends on the order
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20EhTwoLocks {
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
ReentrantReadWriteLock l = new ReentrantReadWriteLock(), k = new ReentrantReadWriteLock();
Thread a = go(() -> { boolean f; synchronized (m) { f = x++ == 0; } (f ? l : k).writeLock().lock(); });
Thread b = go(() -> { boolean f; synchronized (m) { f = x++ == 0; } if (f) y = 1; });
a.join(); b.join(); assert l.isWriteLocked();
    }
}
