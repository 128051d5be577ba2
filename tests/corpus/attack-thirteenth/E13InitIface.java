// Truth: proved. A has default method in I so I is initialised first: but only if a default method exists; K = next() runs, n=1, a=1 → holds?
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13InitIface {
static volatile int n; interface I { int K=next(); default void m(){} } static int next(){ return ++n; } static class A implements I { static int a=n; } 

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[1];
        ts[0] = t(() -> { int y=A.a; assert y==1; });
        ts[0].start();

        ts[0].join();
        
    }
}
