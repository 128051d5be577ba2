// Truth: proved. JLS 12.4.2: a class is initialised after what is above it; the chain of locks orders
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14HiPure {
static int z; static class B { static int q=1; static { z=1; } static void f(){} } static class S extends B { static Object o=new Object(); static void g(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { B.f(); });
        ts[1] = t(() -> { S.g(); });
        ts[2] = t(() -> { S.g(); int y=z; assert y==1; });
        ts[0].start();
        ts[1].start();
        ts[2].start();
        
        ts[0].join();
        ts[1].join();
        ts[2].join();
        
    }
}
