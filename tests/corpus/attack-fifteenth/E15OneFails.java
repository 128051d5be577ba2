// Truth: proved. exactly one task sees ExceptionInInitializerError
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15OneFails {
static int bad() { throw new IllegalStateException(); } static final AtomicInteger n=new AtomicInteger(); static class B { static int q=bad(); } static class S extends B { static Object o=new Object(); static void g(){} } static void go(Runnable r) { try { r.run(); assert false; } catch (ExceptionInInitializerError e) { n.incrementAndGet(); } catch (NoClassDefFoundError e) { } }
    static Thread[] E_ts;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = E_ts = new Thread[3];
        ts[0] = t(() -> { go(() -> S.g()); });
        ts[1] = t(() -> { go(() -> S.g()); });
        ts[2] = t(() -> { go(() -> { int k=B.q; }); });
        ts[0].start();
        ts[1].start();
        ts[2].start();
        ts[0].join();
        ts[1].join();
        ts[2].join();
        assert n.get()==1;
    }
}
