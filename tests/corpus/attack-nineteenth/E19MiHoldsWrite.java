// truth: proved: write holds
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class E19MiHoldsWrite {
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
w.lock(); w.lock(); assert l.getWriteHoldCount()==2 && l.writeLock().getHoldCount()==2 && l.writeLock().isHeldByCurrentThread(); Thread a=go(()->{assert l.isWriteLocked(); assert !l.isWriteLockedByCurrentThread(); assert l.getWriteHoldCount()==0; assert !l.writeLock().isHeldByCurrentThread(); assert !r.tryLock(); assert !w.tryLock(); assert !r.tryLock(0,S);}); a.join(); w.unlock(); assert l.isWriteLocked(); w.unlock(); assert !l.isWriteLocked(); assert !l.isFair();
    }
}
