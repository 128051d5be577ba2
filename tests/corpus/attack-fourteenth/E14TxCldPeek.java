// Truth: violated. both find nothing
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14TxCldPeek {
static int x; static final ReentrantLock ll=new ReentrantLock(); static final ConcurrentLinkedDeque<Integer> b=new ConcurrentLinkedDeque<>();
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { x=1; b.peekFirst(); ll.lock(); });
        ts[1] = t(() -> { if (ll.tryLock()) ll.unlock(); else { b.pollLast(); int y=x; } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}
