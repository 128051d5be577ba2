// Truth: violated. the opaque access orders nothing; the removal need not be seen
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14WkPlainMapRem {
static final AtomicInteger oo=new AtomicInteger(); static final ConcurrentSkipListSet<Integer> s=new ConcurrentSkipListSet<>(List.of(1));
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { s.remove(1); oo.setOpaque(1); });
        ts[1] = t(() -> { if (oo.getOpaque()==1) assert !s.contains(1); });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}
