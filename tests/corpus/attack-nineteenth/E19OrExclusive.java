// truth: proved: writers alone
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class E19OrExclusive {
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
static final AtomicInteger n=new AtomicInteger();
    public static void main(String[] args) throws Exception {
Act rd=()->{r.lock(); int k=n.incrementAndGet(); assert k>=1 && k<100; n.decrementAndGet(); r.unlock();}; Thread a=go(rd), b=go(()->{w.lock(); assert n.getAndAdd(100)==0; n.addAndGet(-100); w.unlock();}); rd.run(); a.join(); b.join();
    }
}
