// truth: proved: waits with the read lock held, the notifier reads too
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class E19DlWaitReading {
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
static final Object o=new Object();
    public static void main(String[] args) throws Exception {
Thread a=go(()->{r.lock(); synchronized(o){ while(y==0) o.wait(); } r.unlock();}); r.lock(); synchronized(o){ y=1; o.notify(); } r.unlock(); a.join();
    }
}
