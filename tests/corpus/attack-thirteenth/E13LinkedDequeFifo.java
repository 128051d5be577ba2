// Truth: violated. a null, then 1 is added.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13LinkedDequeFifo {
static final ConcurrentLinkedDeque<Integer> q=new ConcurrentLinkedDeque<>();

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { q.addLast(1); q.addLast(2); });
        ts[1] = t(() -> { Integer a=q.pollFirst(), b=q.pollFirst(); assert b==null || b==2; });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        
    }
}
