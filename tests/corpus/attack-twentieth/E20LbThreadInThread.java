// truth: race: a Thread as the work of two others: run() calls its target twice, unordered
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20LbThreadInThread {
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
StringBuilder s = new StringBuilder("abc"); Thread t = new Thread(s::reverse);
Thread a = new Thread(t), b = new Thread(t); s = null; t = null;
a.start(); b.start(); a.join(); b.join();
    }
}
