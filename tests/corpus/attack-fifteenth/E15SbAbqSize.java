// Truth: proved. store buffering: lazySet beside this look; T1's look takes a lock, so ordered
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15SbAbqSize {
static final AtomicInteger oo=new AtomicInteger(); static int r1,r2; static final Queue<Integer> l=new ArrayBlockingQueue<>(2);
    static Thread[] E_ts;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = E_ts = new Thread[2];
        ts[0] = t(() -> { oo.lazySet(1); r1=(l.size()>0)?1:0; });
        ts[1] = t(() -> { l.add(1); r2=oo.get(); });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        assert r1+r2>0; 
    }
}
