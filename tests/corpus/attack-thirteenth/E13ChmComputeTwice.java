// Truth: violated. remove in between.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13ChmComputeTwice {
static final ConcurrentHashMap<String,Integer> m=new ConcurrentHashMap<>(); static final AtomicInteger calls=new AtomicInteger();

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { m.computeIfAbsent("a",k->calls.incrementAndGet()); });
        ts[1] = t(() -> { m.remove("a"); });
        ts[2] = t(() -> { m.computeIfAbsent("a",k->calls.incrementAndGet()); });
        ts[0].start();
        ts[1].start();
        ts[2].start();

        ts[0].join();
        ts[1].join();
        ts[2].join();
        assert calls.get()==1;
    }
}
