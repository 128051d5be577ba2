// truth: assertion: either may come first; the monitor of a Locale is a monitor like others
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20LcMonitor {
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
Thread a = go(() -> { synchronized (Locale.US) { x++; y = x; } });
Thread b = go(() -> { synchronized (Locale.US) { x++; z = x; } });
a.join(); b.join();
assert y == 1;
    }
}
