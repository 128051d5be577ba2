// Truth: violated. two threads have two ids: the size is always 2.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13ThreadIdMap {
static final ConcurrentHashMap<Long,Integer> m=new ConcurrentHashMap<>();

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[1];
        ts[0] = t(() -> { m.merge(Thread.currentThread().getId(),1,Integer::sum); });
        ts[0].start();
m.merge(Thread.currentThread().getId(),1,Integer::sum);
        ts[0].join();
        assert m.size()!=2;
    }
}
