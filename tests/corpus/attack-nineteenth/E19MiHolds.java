// truth: proved: counts are one thread own
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class E19MiHolds {
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
Thread a=go(()->{r.lock(); r.lock(); assert l.getReadHoldCount()==2; assert l.getWriteHoldCount()==0; int n=l.getReadLockCount(); assert n==2||n==3; r.unlock(); r.unlock(); assert l.getReadHoldCount()==0;}); r.lock(); assert l.getReadHoldCount()==1; assert !l.isWriteLocked(); assert !l.isWriteLockedByCurrentThread(); assert !l.writeLock().isHeldByCurrentThread(); assert l.writeLock().getHoldCount()==0; r.unlock(); a.join();
    }
}
