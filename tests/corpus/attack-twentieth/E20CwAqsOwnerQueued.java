// truth: race: the same in a subclass of AbstractQueuedSynchronizer
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20CwAqsOwnerQueued {
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
S s = new S(); Thread a = go(() -> s.set()), b = go(() -> s.get()); a.join(); b.join();
    }
}
