// Truth: proved. JLS 12.4.2: a class is initialised after what is above it; the chain of locks orders
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14HiNestRead {
static int z; static class Q { static Object o; static { z=1; o=new Object(); } } static class P { static Object o=Q.o; static void f(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { Object k=Q.o; });
        ts[1] = t(() -> { P.f(); });
        ts[2] = t(() -> { P.f(); int y=z; assert y==1; });
        ts[0].start();
        ts[1].start();
        ts[2].start();
        
        ts[0].join();
        ts[1].join();
        ts[2].join();
        
    }
}
