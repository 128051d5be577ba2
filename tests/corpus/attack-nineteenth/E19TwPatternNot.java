// truth: proved: three times is not possible with two readers
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class E19TwPatternNot {
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
Act f=()->{r.lock(); r.unlock();}; Thread a=go(f), b=go(f); boolean[] g=new boolean[5]; for(int i=0;i<5;i++) { g[i]=w.tryLock(); if(g[i]) w.unlock(); } a.join(); b.join(); assert !(!g[0]&&g[1]&&!g[2]&&g[3]&&!g[4]);
    }
}
