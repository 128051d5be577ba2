// truth: proved: refused only around one write: not refused, got, refused
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class E19TwPatternReadNot {
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
Thread a=go(()->{r.lock(); r.unlock();}), b=go(()->{w.lock(); w.unlock();}); boolean[] g=new boolean[3]; for(int i=0;i<3;i++) { g[i]=r.tryLock(0,S); if(g[i]) r.unlock(); } a.join(); b.join(); assert !(!g[0]&&g[1]&&!g[2]);
    }
}
