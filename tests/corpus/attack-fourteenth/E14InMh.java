// Truth: proved. JLS 12.4.2: the initialisation lock of the class orders
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14InMh {
static int x; static final ReentrantLock ll=new ReentrantLock(); static class A { static Object o=new Object(); static void f(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { x=1; try { MethodHandles.lookup().findStatic(A.class,"f",MethodType.methodType(void.class)).invoke(); } catch (Throwable e) { throw new RuntimeException(e); } ll.lock(); });
        ts[1] = t(() -> { if (ll.tryLock()) ll.unlock(); else { A.f(); int y=x; } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}
