// truth: assertion: put by one task while they run
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20PrQueueThread {
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

static Vector<String> l() { return (Vector<String>) System.getProperties().computeIfAbsent("s", k -> new Vector<String>()); }
    public static void main(String[] args) throws Exception {
Thread b = go(() -> { l().add("b"); });
Thread a = go(() -> { l().add("a"); });
a.join(); b.join();
assert l().get(0).equals("b");
    }
}
