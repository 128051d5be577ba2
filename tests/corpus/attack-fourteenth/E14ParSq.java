// Truth: violated. three at a queue that pairs: one is left
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14ParSq {
static final SynchronousQueue<Integer> q=new SynchronousQueue<>(); static final AtomicInteger n=new AtomicInteger();
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { if (n.getAndIncrement()%2==0) q.put(1); else q.take(); });
        ts[1] = t(() -> { if (n.getAndIncrement()%2==0) q.put(1); else q.take(); });
        ts[2] = t(() -> { if (n.getAndIncrement()%2==0) q.put(1); else q.take(); });
        ts[0].start();
        ts[1].start();
        ts[2].start();
        
        ts[0].join();
        ts[1].join();
        ts[2].join();
        
    }
}
