// Truth: violated. a volatile write and an acquire read of another variable may be reordered
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14SbAcq {
static final AtomicInteger p=new AtomicInteger(),q=new AtomicInteger(); static boolean a,b;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { p.set(1); a=q.getAcquire()==0; });
        ts[1] = t(() -> { q.set(1); b=p.getAcquire()==0; });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        assert !(a&&b);
    }
}
