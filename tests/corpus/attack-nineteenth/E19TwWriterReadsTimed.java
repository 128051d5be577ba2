// truth: proved: who writes may read and write in all ways while others wait
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class E19TwWriterReadsTimed {
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
w.lock(); Thread a=go(()->{w.lock(); w.unlock();}), b=go(()->{r.lock(); r.unlock();}); assert r.tryLock(0,S); r.lockInterruptibly(); assert w.tryLock(0,S); w.lockInterruptibly(); assert l.getWriteHoldCount()==3; w.unlock(); w.unlock(); w.unlock(); r.unlock(); r.unlock(); a.join(); b.join();
    }
}
