// Truth: proved. equal tasks initialise
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14ParInit {
static final AtomicInteger n=new AtomicInteger(); static class A { static final int V=n.incrementAndGet(); }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[4];
        ts[0] = t(() -> { assert A.V==1; });
        ts[1] = t(() -> { assert A.V==1; });
        ts[2] = t(() -> { assert A.V==1; });
        ts[3] = t(() -> { assert A.V==1; });
        ts[0].start();
        ts[1].start();
        ts[2].start();
        ts[3].start();
        
        ts[0].join();
        ts[1].join();
        ts[2].join();
        ts[3].join();
        assert n.get()==1;
    }
}
