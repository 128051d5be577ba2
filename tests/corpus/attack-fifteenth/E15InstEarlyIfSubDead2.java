// Truth: proved. the same with a latch for pub
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15InstEarlyIfSubDead2 {
static final CountDownLatch c=new CountDownLatch(1), d=new CountDownLatch(1); interface J { int q=w(); default void m(){} } static int w() { new M(); d.countDown(); try { c.await(); } catch (InterruptedException e) { } return 1; } static class M implements J { static void g(){} } static class S extends M { static int q2=Integer.parseInt("1"); static void g(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { int k=J.q; });
        ts[1] = t(() -> { d.await(); S.g(); c.countDown(); });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}
