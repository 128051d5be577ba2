// Truth: proved. each has its own
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14ParTl {
static final ThreadLocal<int[]> tl=ThreadLocal.withInitial(()->new int[1]); static final AtomicInteger n=new AtomicInteger();
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { int k=n.getAndIncrement(); tl.get()[0]=k; assert tl.get()[0]==k; });
        ts[1] = t(() -> { int k=n.getAndIncrement(); tl.get()[0]=k; assert tl.get()[0]==k; });
        ts[2] = t(() -> { int k=n.getAndIncrement(); tl.get()[0]=k; assert tl.get()[0]==k; });
        ts[0].start();
        ts[1].start();
        ts[2].start();
        
        ts[0].join();
        ts[1].join();
        ts[2].join();
        
    }
}
