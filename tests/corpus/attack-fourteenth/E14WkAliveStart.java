// Truth: violated. T1 starts w, then sets an opaque flag; T2 sees the flag and may still see w as not started (no synchronisation)
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14WkAliveStart {
static final AtomicInteger oo=new AtomicInteger(); static final CountDownLatch c=new CountDownLatch(1); static final Thread w=new Thread(()->{ try { c.await(); } catch (InterruptedException e) {} });
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { w.start(); oo.setOpaque(1); });
        ts[1] = t(() -> { if (oo.getOpaque()==1) assert w.isAlive(); });
        ts[0].start();
        ts[1].start();
        ts[0].join(); ts[1].join(); c.countDown(); w.join();
        ts[0].join();
        ts[1].join();
        
    }
}
