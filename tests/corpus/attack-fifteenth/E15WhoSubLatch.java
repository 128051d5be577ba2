// Truth: violated. T2 first at S runs B's initialiser, which waits for a latch that T1 counts down after S.g(): deadlock
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15WhoSubLatch {
static final CountDownLatch c=new CountDownLatch(1); static final ThreadLocal<Integer> tl=ThreadLocal.withInitial(() -> 0); static class B { static { if (tl.get()==2) try { c.await(); } catch (InterruptedException e) { } } } static class S extends B { static void g(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { S.g(); c.countDown(); });
        ts[1] = t(() -> { tl.set(2); S.g(); });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}
