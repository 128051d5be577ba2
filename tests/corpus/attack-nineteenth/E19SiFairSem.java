// truth: violated: a fair semaphore, to compare: past its check, interrupted, then queued: tryAcquire(0) is refused after it succeeded
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class E19SiFairSem {
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
Semaphore s=new Semaphore(1,true); Thread b=go(()->{try {s.acquire(2); } catch(InterruptedException e) {}}); b.interrupt(); boolean p=s.tryAcquire(0,S); if(p) s.release(); boolean q=s.tryAcquire(0,S); if(q) s.release(); b.join(); assert !p || q;
    }
}
