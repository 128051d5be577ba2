// truth: proved: two queued writers go in order
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class E19OrWritersFifo {
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
w.lock(); Thread a=go(()->{w.lock(); y=y*10+1; w.unlock();}); boolean p=l.getQueueLength()==1; Thread b=go(()->{w.lock(); y=y*10+2; w.unlock();}); boolean q=l.getQueueLength()==2; w.unlock(); a.join(); b.join(); if(p&&q) assert y==12; else assert y==12||y==21;
    }
}
