// truth: deadlock: two objects kept by the properties locked crosswise
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20PrMonitorCycle {
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

static Object l(String s) { return System.getProperties().get(s); }
    public static void main(String[] args) throws Exception {
System.getProperties().put("a", new Object()); System.getProperties().put("b", new Object());
Thread a = go(() -> { synchronized (l("a")) { synchronized (l("b")) { x++; } } });
Thread b = go(() -> { synchronized (l("b")) { synchronized (l("a")) { x++; } } });
a.join(); b.join();
    }
}
