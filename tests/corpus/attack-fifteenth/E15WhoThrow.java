// Truth: violated. T2 runs it deeper: caller's frame in the trace
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15WhoThrow {
static class A { static final StackTraceElement[] H=Thread.currentThread().getStackTrace(); static void f(){} } static void byTwo() { A.f(); }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { A.f(); for (StackTraceElement e: A.H) assert !e.getMethodName().equals("byTwo"); });
        ts[1] = t(() -> { byTwo(); });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}
