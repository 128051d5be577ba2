// truth: deadlock: two locks kept by the properties taken crosswise
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20PrLockCycle {
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

static ReentrantLock l(String s) { return (ReentrantLock) System.getProperties().get(s); }
    public static void main(String[] args) throws Exception {
System.getProperties().put("a", new ReentrantLock()); System.getProperties().put("b", new ReentrantLock());
Thread a = go(() -> { l("a").lock(); l("b").lock(); l("b").unlock(); l("a").unlock(); });
Thread b = go(() -> { l("b").lock(); l("a").lock(); l("a").unlock(); l("b").unlock(); });
a.join(); b.join();
    }
}
