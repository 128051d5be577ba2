// Truth: proved. monitors are ordered: reading flag 1 and then being first in the monitor is a cycle in happens-before
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14WkSync {
static int x; static final AtomicInteger oo=new AtomicInteger(); static final Vector<String> q=new Vector<>();
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { q.add(""); oo.setOpaque(1); });
        ts[1] = t(() -> { if (oo.getOpaque()==1) { assert q.size()==1; } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}
