// Truth: violated. if the first initialises the permit is used up: park blocks (for ever, or spuriously returns).
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13InitPark {
static class A { static int f; static { LockSupport.parkNanos(1); f=1; } }

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { LockSupport.unpark(Thread.currentThread()); int y=A.f; LockSupport.park(); });
        ts[1] = t(() -> { int y=A.f; });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        
    }
}
