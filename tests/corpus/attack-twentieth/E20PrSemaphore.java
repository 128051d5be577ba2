// truth: assertion: the try may come while a holds the permit
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20PrSemaphore {
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

static Semaphore l() { return (Semaphore) System.getProperties().get("s"); }
    public static void main(String[] args) throws Exception {
System.getProperties().put("s", new Semaphore(1));
Thread a = go(() -> { l().acquire(); l().release(); });
Thread b = go(() -> { assert l().tryAcquire(); });
a.join(); b.join();
    }
}
