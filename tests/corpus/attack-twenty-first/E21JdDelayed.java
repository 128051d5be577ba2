// truth: race: compareTo of own delayed elements reads a plain field that the other writes
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.stream.*;
import java.nio.*;
import java.text.*;
import java.lang.invoke.*;
import java.lang.reflect.Array;
import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.api.HjPhaserMode.*;
public class E21JdDelayed {
    interface Act { void run() throws Exception; }
    static Thread mk(Act a) { return new Thread(() -> { try { a.run(); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new AssertionError(e); } }); }
    static Thread go(Act a) { Thread t = mk(a); t.start(); return t; }
    static int x, y, z;
    static volatile int v;
    static final Object m = new Object();
static class D implements Delayed { long f; public long getDelay(TimeUnit u) { return f; } public int compareTo(Delayed o) { return Long.compare(f, ((D) o).f); } }
    public static void main(String[] args) throws Exception {
        DelayQueue<D> q = new DelayQueue<>(); D d = new D(), k = new D(); q.add(d);
        Thread ta = go(() -> { q.add(k); }), tb = go(() -> { d.f = -1; }); ta.join(); tb.join();
    }
}
