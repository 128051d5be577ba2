// truth: proved: a subclass is the same lock
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class E19ObSubclass {
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
static class Mine extends ReentrantReadWriteLock { int taken; final WriteLock mine=new WriteLock(this){ public void lock(){ super.lock(); taken++; } }; public WriteLock writeLock(){ return mine; } }
    public static void main(String[] args) throws Exception {
Mine q=new Mine(); Thread a=go(()->{q.writeLock().lock(); x++; q.writeLock().unlock();}); q.writeLock().lock(); x++; q.writeLock().unlock(); a.join(); assert x==2; assert q.taken==2;
    }
}
