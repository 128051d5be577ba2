// truth: proved: three in a ring with read locks
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class E19TwPhilRead {
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
List<ReentrantReadWriteLock> q=List.of(l,new ReentrantReadWriteLock(),new ReentrantReadWriteLock()); Thread[] t=new Thread[3]; for(int i=0;i<3;i++){ int n=i; t[i]=go(()->{ q.get(n).readLock().lock(); q.get((n+1)%3).readLock().lock(); q.get((n+1)%3).readLock().unlock(); q.get(n).readLock().unlock(); }); } for(Thread u:t) u.join();
    }
}
