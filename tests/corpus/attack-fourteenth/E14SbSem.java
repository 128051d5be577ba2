// Truth: violated. store buffering: lazySet (release) before a volatile read of another variable may be delayed (VarHandle setRelease does not order later reads)
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14SbSem {
static final AtomicInteger oo=new AtomicInteger(); static boolean a,b; static final Semaphore q=new Semaphore(0);
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { oo.lazySet(1); a=q.availablePermits()==0; });
        ts[1] = t(() -> { q.release(); b=oo.get()==0; });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        assert !(a && b);
    }
}
