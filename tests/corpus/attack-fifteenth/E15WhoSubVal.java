// Truth: violated. T2 may be first: B.v==2
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15WhoSubVal {
static int n; static volatile int k; static final ThreadLocal<Integer> tl=ThreadLocal.withInitial(() -> 0); static class B { static final int V=tl.get(); } static class S extends B { static void g(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { tl.set(1); S.g(); assert B.V==1; });
        ts[1] = t(() -> { tl.set(2); S.g(); });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}
