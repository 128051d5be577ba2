// Truth: violated. entry of ConcurrentHashMap iteration is plain
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14LamArrB {
static final ConcurrentHashMap<Integer,Integer> q=new ConcurrentHashMap<>(Map.of(1,1)); static final Map.Entry<Integer,Integer> e=q.entrySet().iterator().next();
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { e.setValue(3); });
        ts[1] = t(() -> { e.getValue(); });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}
