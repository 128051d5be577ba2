// Truth: violated. IRIW-like: two looks at a latch and an opaque variable in other orders
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14WkReadRead {
static final AtomicInteger oo=new AtomicInteger(); static final CountDownLatch s=new CountDownLatch(1); static boolean a,b;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[4];
        ts[0] = t(() -> { s.countDown(); });
        ts[1] = t(() -> { oo.setOpaque(1); });
        ts[2] = t(() -> { a=s.getCount()==0 && oo.getOpaque()==0; });
        ts[3] = t(() -> { b=oo.getOpaque()==1 && s.getCount()==1; });
        ts[0].start();
        ts[1].start();
        ts[2].start();
        ts[3].start();
        
        ts[0].join();
        ts[1].join();
        ts[2].join();
        ts[3].join();
        assert !(a&&b);
    }
}
