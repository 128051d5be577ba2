// truth: assertion: either may count first
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20PrAtomic {
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

static AtomicInteger l() { return (AtomicInteger) System.getProperties().get("box"); }
    public static void main(String[] args) throws Exception {
System.getProperties().put("box", new AtomicInteger());
Thread a = go(() -> x = l().incrementAndGet()), b = go(() -> y = l().incrementAndGet());
a.join(); b.join();
assert x < y;
    }
}
