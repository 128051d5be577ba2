// Truth: proved. the error of the waiting one is NoClassDefFoundError; exactly one sees ExceptionInInitializerError
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14HiFailErr {
static final AtomicInteger n=new AtomicInteger(), m=new AtomicInteger(); static class B { static { if (n!=null) throw new RuntimeException(); } static void f(){} } static class S extends B { static void g(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { try { B.f(); } catch (ExceptionInInitializerError e) { n.incrementAndGet(); } catch (NoClassDefFoundError e) { m.incrementAndGet(); } });
        ts[1] = t(() -> { try { S.g(); } catch (ExceptionInInitializerError e) { n.incrementAndGet(); } catch (NoClassDefFoundError e) { m.incrementAndGet(); } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        assert n.get()==1 && m.get()==1;
    }
}
