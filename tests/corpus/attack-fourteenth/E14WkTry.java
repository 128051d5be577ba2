// Truth: proved. if T2 got the lock before T1, its unlock (none) would be needed; T1 could not have set the flag
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14WkTry {
static int x; static final AtomicInteger oo=new AtomicInteger(); static final ReentrantLock q=new ReentrantLock();
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { q.lock(); oo.setOpaque(1); });
        ts[1] = t(() -> { if (oo.getOpaque()==1) { assert !q.tryLock(); } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}
