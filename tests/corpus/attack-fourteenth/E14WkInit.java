// Truth: proved. the class is initialised once, before its use ends
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14WkInit {
static int x; static final AtomicInteger oo=new AtomicInteger(); static int[] z=new int[1]; static class A { static { z[0]=1; } static void f(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { A.f(); oo.setOpaque(1); });
        ts[1] = t(() -> { if (oo.getOpaque()==1) { A.f(); assert z[0]==1; } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}
