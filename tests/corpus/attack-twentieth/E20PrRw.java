// truth: assertion: the try may come while a writes
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20PrRw {
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

static ReentrantReadWriteLock l() { return (ReentrantReadWriteLock) System.getProperties().get("s"); }
    public static void main(String[] args) throws Exception {
System.getProperties().put("s", new ReentrantReadWriteLock());
Thread a = go(() -> { l().writeLock().lock(); l().writeLock().unlock(); });
Thread b = go(() -> { assert l().readLock().tryLock(); });
a.join(); b.join();
    }
}
