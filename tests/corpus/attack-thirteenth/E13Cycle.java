// Truth: proved. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13Cycle {
static class N { N n; int v; } static final AtomicReference<N> r=new AtomicReference<>();

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { N a=new N(); N b=new N(); a.n=b; b.n=a; a.v=1; b.v=2; r.compareAndSet(null,a); });
        ts[1] = t(() -> { N a=new N(); N b=new N(); a.n=b; b.n=a; a.v=2; b.v=1; r.compareAndSet(null,a); });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        N a=r.get(); assert a.v+a.n.v==3 && a.n.n==a;
    }
}
