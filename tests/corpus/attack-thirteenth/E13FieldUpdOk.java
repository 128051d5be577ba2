// Truth: proved. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13FieldUpdOk {
static class H { volatile int v; } static final H h=new H(); static final AtomicIntegerFieldUpdater<H> u=AtomicIntegerFieldUpdater.newUpdater(H.class,"v");

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { u.incrementAndGet(h); });
        ts[1] = t(() -> { u.addAndGet(h,5); });
        ts[2] = t(() -> { int a=h.v; assert a==0||a==1||a==5||a==6; });
        ts[0].start();
        ts[1].start();
        ts[2].start();

        ts[0].join();
        ts[1].join();
        ts[2].join();
        assert h.v==6;
    }
}
