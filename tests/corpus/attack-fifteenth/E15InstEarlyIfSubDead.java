// Truth: proved. S extends M as before; J's initialiser in T1 waits for T2's latch, T2 uses S: no wait
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15InstEarlyIfSubDead {
static final CountDownLatch c=new CountDownLatch(1); static volatile Object pub; interface J { int q=w(); default void m(){} } static int w() { pub=new M(); try { c.await(); } catch (InterruptedException e) { } return 1; } static class M implements J { static void g(){} } static class S extends M { static int q2=Integer.parseInt("1"); static void g(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { int k=J.q; });
        ts[1] = t(() -> { while (pub==null) Thread.onSpinWait(); S.g(); c.countDown(); });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}
