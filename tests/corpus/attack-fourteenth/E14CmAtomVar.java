// Truth: violated. getAndAdd dropped, and a compareAndSet that needs the value
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14CmAtomVar {
static final AtomicInteger n=new AtomicInteger();
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { n.incrementAndGet(); });
        ts[1] = t(() -> { n.getAndAdd(2); });
        ts[2] = t(() -> { n.compareAndSet(2,7); });
        ts[0].start();
        ts[1].start();
        ts[2].start();
        
        ts[0].join();
        ts[1].join();
        ts[2].join();
        assert n.get()==3;
    }
}
