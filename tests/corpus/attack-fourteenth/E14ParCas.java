// Truth: proved. equal tasks
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14ParCas {
static final AtomicInteger n=new AtomicInteger();
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { int v; do v=n.get(); while(!n.compareAndSet(v,v*2+1)); });
        ts[1] = t(() -> { int v; do v=n.get(); while(!n.compareAndSet(v,v*2+1)); });
        ts[2] = t(() -> { int v; do v=n.get(); while(!n.compareAndSet(v,v*2+1)); });
        ts[0].start();
        ts[1].start();
        ts[2].start();
        
        ts[0].join();
        ts[1].join();
        ts[2].join();
        assert n.get()==7;
    }
}
