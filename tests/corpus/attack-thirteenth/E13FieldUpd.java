// Truth: violated. volatile ++ loses updates.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13FieldUpd {
static class H { volatile int v; } static final H h=new H(); static final AtomicIntegerFieldUpdater<H> u=AtomicIntegerFieldUpdater.newUpdater(H.class,"v");

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { u.incrementAndGet(h); });
        ts[1] = t(() -> { h.v++; });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        assert h.v==2;
    }
}
