// truth: race: toArray of a sub list into an array that the program holds
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20CwToArraySub {
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

static final String[] mine = new String[1];
    public static void main(String[] args) throws Exception {
CopyOnWriteArrayList<String> q = new CopyOnWriteArrayList<>(List.of("a", "b")); List<String> l = q.subList(0, 1);
Thread a = go(() -> l.toArray(mine)), b = go(() -> q.toArray(mine)); Thread c = go(() -> mine[0] = "c"); a.join(); b.join(); c.join();
    }
}
