// Truth: proved. JLS 12.4.2: the initialisation lock of the class orders: a class initialises its superinterfaces with default methods
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14InDefault {
static int x; static final ReentrantLock ll=new ReentrantLock(); interface I { Object F=new Object(); default void m(){} } static class C implements I {}
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { x=1; new C(); ll.lock(); });
        ts[1] = t(() -> { if (ll.tryLock()) ll.unlock(); else { Object o=I.F; int y=x; } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}
