// truth: deadlock: a fair one: also a reader that comes behind a waiting writer waits
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20EhFairRw {
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
ReentrantReadWriteLock l = new ReentrantReadWriteLock(true); l.readLock().lock();
Thread a = go(() -> { l.writeLock().lock(); l.writeLock().unlock(); }), b = go(() -> { l.readLock().lock(); l.readLock().unlock(); });
b.join(); l.readLock().unlock(); a.join();
    }
}
