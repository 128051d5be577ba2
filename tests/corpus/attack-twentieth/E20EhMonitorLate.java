// truth: assertion: states that differ only in who holds, looked at through the uncaught handler
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20EhMonitorLate {
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

static class L extends ReentrantLock { Thread owner() { return getOwner(); } }
static final L l = new L(); static Thread a, b;
    public static void main(String[] args) throws Exception {
a = mk(() -> l.tryLock()); b = mk(() -> l.tryLock()); a.start(); b.start(); a.join(); b.join();
Thread c = go(() -> { Thread t = l.owner(); if (t == b) throw new AssertionError(); }); c.join();
    }
}
