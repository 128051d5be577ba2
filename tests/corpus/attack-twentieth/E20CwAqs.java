// truth: race: own lock whose tryAcquire lets two in
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20CwAqs {
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

static class S extends AbstractQueuedSynchronizer { protected boolean tryAcquire(int n) { return true; } protected boolean tryRelease(int n) { return true; } }
    public static void main(String[] args) throws Exception {
S s = new S(); Thread a = go(() -> { s.acquire(1); x++; s.release(1); }), b = go(() -> { s.acquire(1); x++; s.release(1); }); a.join(); b.join();
    }
}
