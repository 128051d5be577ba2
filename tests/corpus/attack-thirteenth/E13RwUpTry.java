// Truth: violated. the other may read.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13RwUpTry {
static final ReentrantReadWriteLock w=new ReentrantReadWriteLock();

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { w.readLock().lock(); assert w.writeLock().tryLock()==false; w.readLock().unlock(); });
        ts[1] = t(() -> { w.writeLock().lock(); w.writeLock().unlock(); assert w.getReadLockCount()==0; });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        
    }
}
