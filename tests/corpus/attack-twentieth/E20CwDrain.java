// truth: race: drainTo a list that the subclass holds: the fields of the list are the list's
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20CwDrain {
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

static class Q extends ConcurrentLinkedQueue<String> { final ArrayList<String> l = new ArrayList<>(); }
    public static void main(String[] args) throws Exception {
Q q = new Q(); q.add("a"); Thread a = go(() -> q.forEach(q.l::add)), b = go(() -> q.forEach(q.l::add)); a.join(); b.join();
    }
}
