// Truth: violated. VarHandle opaque mode orders nothing with other variables: the volatile write before it may be seen later (JMM allows volatile write; plain write to be reordered)
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14WkLocked {
static int x; static final AtomicInteger oo=new AtomicInteger(); static final ReentrantLock q=new ReentrantLock();
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { q.lock(); oo.setOpaque(1); });
        ts[1] = t(() -> { if (oo.getOpaque()==1) { assert q.isLocked(); } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}
