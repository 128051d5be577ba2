// truth: proved: a free lock is got
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class E19TiFree {
    interface Act { void run() throws Exception; }
    static Thread mk(Act a) {
        return new Thread(() -> {
            try { a.run(); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new AssertionError(e); }
        });
    }
    static Thread go(Act a) { Thread t = mk(a); t.start(); return t; }
    static final ReentrantReadWriteLock l = new ReentrantReadWriteLock();
    static final Lock r = l.readLock(), w = l.writeLock();
    static final TimeUnit S = TimeUnit.SECONDS;
    static int x, y, z;
    static volatile int v;

    public static void main(String[] args) throws Exception {
assert w.tryLock(1,TimeUnit.NANOSECONDS); assert w.tryLock(0,S); assert r.tryLock(-5,S); assert r.tryLock(1,S); assert l.getReadHoldCount()==2 && l.getWriteHoldCount()==2; w.unlock(); w.unlock(); assert l.getReadLockCount()==2; assert r.tryLock(Long.MAX_VALUE,TimeUnit.DAYS);
    }
}
