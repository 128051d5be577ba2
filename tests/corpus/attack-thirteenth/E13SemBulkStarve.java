// Truth: violated. fair: after acquire(2) first takes both the other waits; a deadlock either way
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13SemBulkStarve {
static final Semaphore s=new Semaphore(0,true);

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { s.acquire(2); });
        ts[1] = t(() -> { s.acquire(1); });
        ts[0].start();
        ts[1].start();
s.release(2);
        ts[0].join();
        ts[1].join();
        
    }
}
