// truth: assertion: both may find no view and make one each
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20KeySetSame {
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

static Object p, q;
    public static void main(String[] args) throws Exception {
HashMap<String, String> h = new HashMap<>();
Thread a = go(() -> p = h.keySet()), b = go(() -> q = h.keySet());
a.join(); b.join();
assert p == q;
    }
}
