// Truth: proved. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13TlSym {
static final ThreadLocal<int[]> tl=ThreadLocal.withInitial(()->new int[1]); static final AtomicInteger s=new AtomicInteger();

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { tl.get()[0]++; s.addAndGet(tl.get()[0]); });
        ts[1] = t(() -> { tl.get()[0]++; s.addAndGet(tl.get()[0]); });
        ts[2] = t(() -> { tl.get()[0]++; s.addAndGet(tl.get()[0]); });
        ts[0].start();
        ts[1].start();
        ts[2].start();

        ts[0].join();
        ts[1].join();
        ts[2].join();
        assert s.get()==3; assert tl.get()[0]==0;
    }
}
