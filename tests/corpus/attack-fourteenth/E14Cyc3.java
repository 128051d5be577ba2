// Truth: violated. three threads begin at three classes of a cycle: deadlock of initialisers
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14Cyc3 {
static class A { static int v=1; static { v+=B.v; } } static class B { static int v=1; static { v+=C.v; } } static class C { static int v=1; static { v+=A.v; } }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { int k=A.v; });
        ts[1] = t(() -> { int k=B.v; });
        ts[2] = t(() -> { int k=C.v; });
        ts[0].start();
        ts[1].start();
        ts[2].start();
        
        ts[0].join();
        ts[1].join();
        ts[2].join();
        
    }
}
