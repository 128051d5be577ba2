// Truth: proved. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13AqsLongShared {
static final Gate g=new Gate(); static int x;
static class Gate extends AbstractQueuedLongSynchronizer { protected long tryAcquireShared(long a){return getState()!=0?1:-1;} protected boolean tryReleaseShared(long a){setState(1);return true;} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { x=1; g.releaseShared(1L); });
        ts[1] = t(() -> { g.acquireShared(1L); assert x==1; });
        ts[2] = t(() -> { g.acquireShared(1L); assert x==1; });
        ts[0].start();
        ts[1].start();
        ts[2].start();

        ts[0].join();
        ts[1].join();
        ts[2].join();
        
    }
}
