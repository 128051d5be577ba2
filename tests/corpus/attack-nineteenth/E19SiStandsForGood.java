// truth: proved: once a lone uninterruptible writer waits first, timed readers stand back until it gets in
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class E19SiStandsForGood {
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
CountDownLatch h=new CountDownLatch(1), c=new CountDownLatch(1); Thread a=go(()->{r.lock(); h.countDown(); c.await(); r.unlock();}); h.await(); Thread d=go(()->{w.lock(); w.unlock();}); boolean p=r.tryLock(0,S); if(p) r.unlock(); boolean q=r.tryLock(0,S); if(q) r.unlock(); c.countDown(); a.join(); d.join(); assert p || !q;
    }
}
