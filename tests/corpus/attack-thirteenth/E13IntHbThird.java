// Truth: proved. who sees the interrupt lies behind it.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13IntHbThird {
static int x; static Thread w;

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
w=new Thread(()->{ LockSupport.park(); }); w.start();
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { x=1; w.interrupt(); });
        ts[1] = t(() -> { if (w.isInterrupted()) assert x==1; });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        w.interrupt(); w.join();
    }
}
