// truth: assertion: one literal in two classes is one monitor, and either may come first
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20LsStringLock {
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

static class K { static final Object o = "lock"; }
static class L { static final Object o = "lo" + "ck"; }
    public static void main(String[] args) throws Exception {
Thread a = go(() -> { synchronized (K.o) { x++; y = x; } }), b = go(() -> { synchronized (L.o) { x++; z = x; } }); a.join(); b.join(); assert y == 1;
    }
}
