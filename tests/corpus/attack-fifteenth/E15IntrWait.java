// Truth: proved. B's initialiser is interrupted while it waits and fails; T2, which waits for it, gets NoClassDefFoundError or fails itself
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15IntrWait {
 static final CountDownLatch c=new CountDownLatch(1), d=new CountDownLatch(1); static class B { static { try { d.countDown(); c.await(); } catch (InterruptedException e) { throw new RuntimeException(); } } } static class S extends B { static void g(){} }
    static Thread[] E_ts;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = E_ts = new Thread[3];
        ts[0] = t(() -> { d.await(); E_ts[1].interrupt(); });
        ts[1] = t(() -> { try { S.g(); assert false; } catch (ExceptionInInitializerError e) { } });
        ts[2] = t(() -> { d.await(); try { S.g(); assert false; } catch (NoClassDefFoundError e) { assert e.getMessage().endsWith("$S"); } });
        ts[0].start();
        ts[1].start();
        ts[2].start();
        ts[0].join();
        ts[1].join();
        ts[2].join();
        
    }
}
