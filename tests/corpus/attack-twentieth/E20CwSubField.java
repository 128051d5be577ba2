// truth: race: an array that a subclass of an atomic class holds, filled by the program's own code in both
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20CwSubField {
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

static class Q extends AtomicInteger { final int[] k = new int[1]; void put(int v) { k[0] = v; } }
    public static void main(String[] args) throws Exception {
Q q = new Q(); Thread a = go(() -> q.put(1)), b = go(() -> q.put(2)); a.join(); b.join();
    }
}
