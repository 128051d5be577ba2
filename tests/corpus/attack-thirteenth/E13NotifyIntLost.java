// Truth: proved. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13NotifyIntLost {
static final Object m=new Object(); static int go; static final AtomicInteger n=new AtomicInteger();

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { synchronized(m){ try { while(go==0) m.wait(); go--; n.incrementAndGet(); } catch (InterruptedException e) { n.addAndGet(10); m.notify(); } } });
        ts[1] = t(() -> { synchronized(m){ while(go==0) m.wait(); go--; n.addAndGet(1); } });
        ts[2] = t(() -> { synchronized(m){go=2; m.notifyAll();} });
        ts[0].start();
        ts[1].start();
        ts[2].start();
ts[0].interrupt();
        ts[0].join();
        ts[1].join();
        ts[2].join();
        int k=n.get(); assert k==2 || k==11;
    }
}
