// Truth: violated. some thread is third
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13TlSymBad {
static final ThreadLocal<Integer> tl=new ThreadLocal<>(); static final AtomicInteger s=new AtomicInteger();

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { tl.set(s.getAndIncrement()); if (tl.get()==2) throw new Error(); });
        ts[1] = t(() -> { tl.set(s.getAndIncrement()); if (tl.get()==2) throw new Error(); });
        ts[2] = t(() -> { tl.set(s.getAndIncrement()); if (tl.get()==2) throw new Error(); });
        ts[0].start();
        ts[1].start();
        ts[2].start();

        ts[0].join();
        ts[1].join();
        ts[2].join();
        
    }
}
