// Truth: proved. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13Sched {


    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
ScheduledExecutorService e=Executors.newScheduledThreadPool(1); ScheduledFuture<Integer> f=e.schedule(()->4,1,TimeUnit.MILLISECONDS); assert f.get()==4; e.shutdown();
        Thread[] ts = new Thread[0];

        
    }
}
