// truth: race: a plain field orders nothing: x is read without order
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20CwAqsOwnerHb {
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

static class S extends AbstractQueuedSynchronizer { void set() { setExclusiveOwnerThread(Thread.currentThread()); } Thread get() { return getExclusiveOwnerThread(); } }
    public static void main(String[] args) throws Exception {
S s = new S(); Thread a = go(() -> { x = 1; s.set(); }), b = go(() -> { if (s.get() != null) y = x; }); a.join(); b.join();
    }
}
