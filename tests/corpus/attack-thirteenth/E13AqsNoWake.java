// Truth: violated. Nobody is woken since tryRelease says false.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13AqsNoWake {
static final Mutex m=new Mutex();
static class Mutex extends AbstractQueuedSynchronizer { protected boolean tryAcquire(int a){return compareAndSetState(0,1);} protected boolean tryRelease(int a){setState(0);return false;} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { m.acquire(1); m.release(1); });
        ts[1] = t(() -> { m.acquire(1); m.release(1); });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        
    }
}
