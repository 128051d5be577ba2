// truth: race: the same with an array that the queue does not hold
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20SubArrayNot {
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
static class Q extends ConcurrentLinkedQueue<String> { }
    public static void main(String[] args) throws Exception {
Q q = new Q(); q.add("a"); String[] mine = new String[2];
Thread a = go(() -> q.toArray(mine)), b = go(() -> q.toArray(mine));
a.join(); b.join();
    }
}
