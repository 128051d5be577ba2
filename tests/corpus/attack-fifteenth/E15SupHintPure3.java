// Truth: violated. T3 may have initialised S, not T1: T1's use of S releases nothing that T2 acquires... it took and freed LC: by JLS 12.4.2 steps 1, 4 orders T1's release before T2's lock
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15SupHintPure3 {
static int z; static final AtomicInteger oo=new AtomicInteger(); static class S { static Object o=new Object(); static void g(){} }
    static Thread[] E_ts;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = E_ts = new Thread[3];
        ts[0] = t(() -> { S.g(); z=1; oo.setOpaque(1); });
        ts[1] = t(() -> { if (oo.getOpaque()==1) { S.g(); int y=z; } });
        ts[2] = t(() -> { S.g(); });
        ts[0].start();
        ts[1].start();
        ts[2].start();
        ts[0].join();
        ts[1].join();
        ts[2].join();
        
    }
}
