// Truth: proved. the same through a pool's tasks
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15IfFailedPool {
static int bad() { throw new IllegalStateException(); } interface J { int Q=bad(); default void m(){} } static class M implements J { static int q; } static class S extends M { static void g(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        try { int k=J.Q; } catch (LinkageError e) { }
        Thread[] ts = new Thread[1];
        ts[0] = t(() -> { ExecutorService x=Executors.newFixedThreadPool(2); Future<?> a=x.submit(() -> S.g()), b=x.submit(() -> S.g()); int n=0; try { a.get(); } catch (ExecutionException e) { n++; } try { b.get(); } catch (ExecutionException e) { n++; } assert n==2; x.shutdown(); });
        ts[0].start();
        ts[0].join();
        
    }
}
