// truth: deadlock: notified before it waits
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20LcWaitCharset {
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
Object o = java.nio.charset.StandardCharsets.UTF_8;
Thread a = go(() -> { synchronized (o) { o.wait(); } }), b = go(() -> { synchronized (java.nio.charset.StandardCharsets.UTF_8) { java.nio.charset.StandardCharsets.UTF_8.notifyAll(); } }); a.join(); b.join();
    }
}
