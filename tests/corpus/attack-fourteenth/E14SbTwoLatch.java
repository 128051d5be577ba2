// Truth: proved. no weak mode: two latches are volatile inside, store buffering is not possible
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14SbTwoLatch {
static final CountDownLatch p=new CountDownLatch(1),q=new CountDownLatch(1); static boolean a,b;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { p.countDown(); a=q.getCount()==1; });
        ts[1] = t(() -> { q.countDown(); b=p.getCount()==1; });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        assert !(a&&b);
    }
}
