// Truth: violated. LBQ.toArray(arr) by two
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14LamArr4 {
static final Object[] arr={1}; static final LinkedBlockingQueue<Object> q=new LinkedBlockingQueue<>(List.of(7)), p=new LinkedBlockingQueue<>(List.of(7));
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { q.toArray(arr); });
        ts[1] = t(() -> { p.toArray(arr); });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}
