// Truth: proved in JDK 17 (Thread.nextThreadID is synchronized: orders)
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15WkNewThread {
static final AtomicInteger oo=new AtomicInteger(); static int r1,r2; static int x; static long i1; static final long base=new Thread().getId();
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { x=1; new Thread(); });
        ts[1] = t(() -> { long j=new Thread().getId(); if (j==base+4) { int y=x; } });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}
