// Truth: proved. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13RefPubRel {
static class H { int v; } static final AtomicReference<H> r=new AtomicReference<>();

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { H h=new H(); h.v=1; r.setRelease(h); });
        ts[1] = t(() -> { H h=r.getAcquire(); if (h!=null) { assert h.v==1; } });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        
    }
}
