// truth: proved: a part of a CopyOnWriteArrayList used by two: its methods hold the lock
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20CwCowSub {
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
CopyOnWriteArrayList<String> q = new CopyOnWriteArrayList<>(List.of("a", "b")); List<String> l = q.subList(0, 1);
Thread a = go(() -> l.set(0, "c")), b = go(() -> y = l.size()); a.join(); b.join(); assert q.get(0).equals("c");
    }
}
