// Truth: violated. T1 holds l and needs A; the initialiser of A needs l: deadlock
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14HiLockOrder {
static final Object l=new Object(); static class A { static int v; static { synchronized(l){ v=1; } } }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { synchronized(l){ int k=A.v; } });
        ts[1] = t(() -> { int k=A.v; });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}
