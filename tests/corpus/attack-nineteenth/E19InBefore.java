// truth: proved: interrupted before: exception though free, flag cleared
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class E19InBefore {
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
for(int i=0;i<6;i++) { Thread.currentThread().interrupt(); boolean t=false; try { switch(i) { case 0: w.lockInterruptibly(); break; case 1: r.lockInterruptibly(); break; case 2: w.tryLock(0,S); break; case 3: r.tryLock(-1,S); break; case 4: w.tryLock(1,S); break; default: r.tryLock(1,S);} } catch(InterruptedException e) { t=true; assert e.getMessage()==null; } assert t; assert !Thread.interrupted(); } assert !l.isWriteLocked(); assert l.getReadLockCount()==0;
    }
}
