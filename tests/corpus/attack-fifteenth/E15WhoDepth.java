// Truth: violated. T2 runs the initialiser deeper in the stack
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15WhoDepth {
static class A { static final int D=new Throwable().getStackTrace().length; static void f(){} } static void deep(int n) { if (n>0) deep(n-1); else A.f(); }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { A.f(); assert A.D<8; });
        ts[1] = t(() -> { deep(10); });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}
