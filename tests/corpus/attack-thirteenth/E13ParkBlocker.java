// Truth: violated. may be parked with blocker
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13ParkBlocker {
static final Object bl=new Object();

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[1];
        ts[0] = t(() -> { LockSupport.park(bl); });
        ts[0].start();
Object o=LockSupport.getBlocker(ts[0]); assert o==null; LockSupport.unpark(ts[0]);
        ts[0].join();
        
    }
}
