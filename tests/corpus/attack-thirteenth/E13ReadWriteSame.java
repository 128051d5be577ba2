// Truth: proved. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13ReadWriteSame {
static final ReentrantReadWriteLock w=new ReentrantReadWriteLock(); static int x;

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[1];
        ts[0] = t(() -> { w.readLock().lock(); int y=x; w.readLock().unlock(); });
        ts[0].start();
w.readLock().lock(); int y=x; w.readLock().unlock();
        ts[0].join();
        assert w.getReadHoldCount()==0 && w.getReadLockCount()==0;
    }
}
