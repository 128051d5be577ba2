// truth: proved: two releases of one: whoever is first, all get what they want in turn
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20SmTwoReleases {
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
Semaphore s = new Semaphore(0);
Thread a = go(() -> { s.acquire(2); s.release(2); }), b = go(() -> { s.acquire(1); s.release(1); });
s.release(1); s.release(1);
a.join(); b.join();
    }
}
