// Truth: proved. the monitor orders x where T2 knows that T1 was through
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14CmHint {
static int n,x; static final Object l=new Object(); static final ReentrantLock ll=new ReentrantLock();
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { x=1; synchronized(l){ n+=1; } ll.lock(); });
        ts[1] = t(() -> { if (ll.tryLock()) ll.unlock(); else { synchronized(l){ n+=2; } int y=x; } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}
