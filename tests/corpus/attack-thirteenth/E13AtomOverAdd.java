// Truth: proved. set has volatile semantics.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13AtomOverAdd {
static int x; static final AtomicInteger v=new AtomicInteger(); static final ReentrantLock ll=new ReentrantLock(); 

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { x=1; v.getAndAdd(1); ll.lock(); });
        ts[1] = t(() -> { if (ll.tryLock()) ll.unlock(); else v.set(5); });
        ts[2] = t(() -> { if (v.get()==5) { int y=x; } });
        ts[0].start();
        ts[1].start();
        ts[2].start();

        ts[0].join();
        ts[1].join();
        ts[2].join();
        
    }
}
