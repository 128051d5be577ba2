// Truth: proved. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13LinkedDequeFifoOk {
static final ConcurrentLinkedDeque<Integer> q=new ConcurrentLinkedDeque<>();

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { q.addLast(1); q.addLast(2); });
        ts[1] = t(() -> { Integer a=q.pollFirst(), b=q.pollFirst(); assert a==null || a==1; assert b==null || b==1 && a==null || b==2 && a==1; });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        
    }
}
