// Truth: proved. equal tasks at a barrier
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14ParBar {
static final CyclicBarrier b=new CyclicBarrier(2); static final AtomicInteger n=new AtomicInteger();
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { n.incrementAndGet(); b.await(); assert n.get()==2; });
        ts[1] = t(() -> { n.incrementAndGet(); b.await(); assert n.get()==2; });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}
