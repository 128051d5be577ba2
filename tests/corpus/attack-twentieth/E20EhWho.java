// truth: assertion: whoever takes the write lock first ends with it: either
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20EhWho {
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

static class L extends ReentrantReadWriteLock { Thread owner() { return getOwner(); } }
    public static void main(String[] args) throws Exception {
L l = new L(); Thread a = go(() -> l.writeLock().tryLock()), b = go(() -> l.writeLock().tryLock());
a.join(); b.join(); assert l.owner() == a;
    }
}
