// Truth: proved. JLS 12.4.2: the initialisation lock of the class orders (of B; a field of B named by A initialises B only)
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14InSubField {
static int x; static final ReentrantLock ll=new ReentrantLock(); static class B { static Object o=new Object(); } static class A extends B { static Object p=new Object(); }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { x=1; Object k=A.o; ll.lock(); });
        ts[1] = t(() -> { if (ll.tryLock()) ll.unlock(); else { Object k=B.o; int y=x; } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}
