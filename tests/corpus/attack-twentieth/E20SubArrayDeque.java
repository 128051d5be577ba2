// truth: race: two unordered stores by toArray of a ConcurrentLinkedDeque whose subclass keeps the buffer
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20SubArrayDeque {
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

static class Q extends ConcurrentLinkedDeque<Integer> { final Integer[] buffer = new Integer[4]; int sum() { int s = 0; for (Integer i : toArray(buffer)) if (i != null) s += i; return s; } }
    public static void main(String[] args) throws Exception {
Q q = new Q(); q.add(1);
Thread a = go(() -> x = q.sum()), b = go(() -> y = q.sum());
a.join(); b.join();
    }
}
