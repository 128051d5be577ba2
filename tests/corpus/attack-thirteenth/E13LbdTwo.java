// Truth: violated. offerLast may succeed; then the second putFirst blocks for ever.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13LbdTwo {
static final LinkedBlockingDeque<Integer> q=new LinkedBlockingDeque<>(1);

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { q.putFirst(1); q.putFirst(2); });
        ts[1] = t(() -> { q.takeLast(); });
        ts[2] = t(() -> { assert q.offerLast(7) || q.size()==1; });
        ts[0].start();
        ts[1].start();
        ts[2].start();

        ts[0].join();
        ts[1].join();
        ts[2].join();
        
    }
}
