// Truth: violated. S done inside B before z=1; opaque flag
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15SubInsideOp {
static int z; static final AtomicInteger oo=new AtomicInteger(); static class B { static { S.touch(); z=1; } static void f(){} } static class S extends B { static void touch(){} static void g(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { B.f(); oo.setOpaque(1); });
        ts[1] = t(() -> { if (oo.getOpaque()==1) { S.g(); int y=z; } });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}
