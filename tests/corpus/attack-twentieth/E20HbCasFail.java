// truth: proved: a failed strong compareAndSet reads the variable as volatile: it sees the write of t
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20HbCasFail {
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

static final AtomicInteger f = new AtomicInteger();
    public static void main(String[] args) throws Exception {
Thread t = go(() -> { x = 1; f.set(1); });
if (!f.compareAndSet(0, 0)) y = x;
t.join();
    }
}
