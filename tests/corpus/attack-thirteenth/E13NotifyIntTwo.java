// Truth: proved. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13NotifyIntTwo {
static final Object m=new Object(); static boolean go; static final AtomicInteger n=new AtomicInteger();

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { synchronized(m){ try { while(!go) m.wait(); n.incrementAndGet(); } catch (InterruptedException e) { n.addAndGet(10);} } });
        ts[1] = t(() -> { synchronized(m){go=true; m.notify();} });
        ts[0].start();
        ts[1].start();
ts[0].interrupt();
        ts[0].join();
        ts[1].join();
        int k=n.get(); assert k==1 || k==10;
    }
}
