// truth: proved: getOwner of a subclass
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class E19ObOwner {
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
class Mine extends ReentrantReadWriteLock { Thread own(){ return getOwner(); } } Mine q=new Mine(); Thread me=Thread.currentThread(); assert q.own()==null; q.writeLock().lock(); assert q.own()==me; Thread a=go(()->{assert q.own()==me;}); a.join(); q.writeLock().unlock(); assert q.own()==null;
    }
}
