// Truth: proved. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13InitInterruptOne {
static class A { static int f; static { Thread.currentThread().interrupt(); f=1; } } static final AtomicInteger n=new AtomicInteger();

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { int y=A.f; if (Thread.interrupted()) n.incrementAndGet(); });
        ts[1] = t(() -> { int y=A.f; if (Thread.interrupted()) n.incrementAndGet(); });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        assert n.get()==1;
    }
}
