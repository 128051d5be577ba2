// Truth: proved. downgrade: the read lock keeps writers out.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13RwDown {
static int x; static final ReentrantReadWriteLock w=new ReentrantReadWriteLock();

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { w.writeLock().lock(); x=1; w.readLock().lock(); w.writeLock().unlock(); assert x==1; w.readLock().unlock(); });
        ts[1] = t(() -> { w.writeLock().lock(); x=2; w.writeLock().unlock(); });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        
    }
}
