// truth: proved: also a third thread that asks
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20HbInterruptThird {
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
Thread t = go(() -> { while (v == 0) Thread.yield(); });
Thread u = go(() -> { while (!t.isInterrupted()) Thread.yield(); y = x; });
x = 1; t.interrupt(); u.join(); v = 1; assert y == 1;
    }
}
