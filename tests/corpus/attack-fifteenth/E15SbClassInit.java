// Truth: proved. class initialisation orders: either T1 is first at C (then T2's C.f comes behind oo=1) or T2 is
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15SbClassInit {
static final AtomicInteger oo=new AtomicInteger(); static int r1,r2; static int[] z=new int[1]; static class C { static final int V=oo.getOpaque(); static void f(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { oo.setOpaque(1); C.f(); });
        ts[1] = t(() -> { C.f(); r2=oo.getOpaque(); assert r2>=C.V; });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}
