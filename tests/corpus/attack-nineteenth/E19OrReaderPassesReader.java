// truth: proved: first in the queue is a reader: fine for new readers
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class E19OrReaderPassesReader {
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
static final CountDownLatch c=new CountDownLatch(1);
    public static void main(String[] args) throws Exception {
w.lock(); Thread a=go(()->{r.lock(); c.await(); r.unlock();}); w.unlock(); r.lock(); c.countDown(); r.unlock(); a.join();
    }
}
