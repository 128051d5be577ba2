// Truth: violated. ABQ.toArray(arr) beside a write of the program
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14LamArr3 {
static final Object[] arr={1}; static final ArrayBlockingQueue<Object> q=new ArrayBlockingQueue<>(1,false,List.of(7));
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { q.toArray(arr); });
        ts[1] = t(() -> { arr[0]=2; });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}
