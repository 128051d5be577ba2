// truth: proved: a is interrupted, then b gets the permit
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20SmInterruptedHead {
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
Thread a = go(() -> { try { s.acquire(2); throw new AssertionError(); } catch (InterruptedException e) { } }), b = go(() -> { s.acquire(1); });
s.release(1); a.interrupt();
a.join(); b.join();
    }
}
