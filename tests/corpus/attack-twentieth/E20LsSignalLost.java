// truth: deadlock: if a takes the signal (and keeps its interrupt), nobody signals b
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20LsSignalLost {
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

static int w; static final ReentrantLock l = new ReentrantLock(); static final Condition c = l.newCondition();
    public static void main(String[] args) throws Exception {
Thread a = go(() -> { l.lock(); try { w++; c.await(); } catch (InterruptedException e) { } finally { l.unlock(); } });
Thread b = go(() -> { l.lock(); try { w++; c.await(); } finally { l.unlock(); } });
while (true) { l.lock(); try { if (w == 2) { c.signal(); a.interrupt(); break; } } finally { l.unlock(); } Thread.yield(); }
a.join(); b.join();
    }
}
