// Truth: proved. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13CfThenOnce {
static final CompletableFuture<Integer> c=new CompletableFuture<>(); static final AtomicInteger k=new AtomicInteger();

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { c.thenAccept(v->k.addAndGet(v)); });
        ts[1] = t(() -> { c.complete(1); });
        ts[2] = t(() -> { c.complete(2); });
        ts[0].start();
        ts[1].start();
        ts[2].start();

        ts[0].join();
        ts[1].join();
        ts[2].join();
        assert k.get()==1||k.get()==2; assert k.get()==c.join();
    }
}
