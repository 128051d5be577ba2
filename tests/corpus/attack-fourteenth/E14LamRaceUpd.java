// Truth: violated. the functions of two atomics race on x
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14LamRaceUpd {
static int x; static final AtomicInteger p=new AtomicInteger(),q=new AtomicInteger();
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { p.updateAndGet(k->{ x=1; return 1; }); });
        ts[1] = t(() -> { q.updateAndGet(k->{ x=2; return 1; }); });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}
