// Truth: proved. Coherence: who has seen 1 adds behind the other addition, and its read-modify-write reads from it: synchronizes-with.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13OpqSelfAdd {
static int x; static final AtomicInteger c=new AtomicInteger();

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { x=1; c.getAndAdd(1); });
        ts[1] = t(() -> { if (c.getOpaque()==1) { c.getAndAdd(1); int y=x; } });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        
    }
}
