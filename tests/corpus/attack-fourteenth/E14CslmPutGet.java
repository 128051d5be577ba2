// Truth: violated. The opaque flag may be seen before the volatile write inside the library (opaque orders nothing): then the element is not found, and nothing orders x (unknown is right too, proved is wrong)
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14CslmPutGet {
static int x; static final AtomicInteger oo=new AtomicInteger(); static final ConcurrentSkipListMap<Integer,String> q=new ConcurrentSkipListMap<>();
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { x=1; q.put(1,""); oo.setOpaque(1); });
        ts[1] = t(() -> { if (oo.getOpaque()==1) { q.get(1); int y=x; } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}
