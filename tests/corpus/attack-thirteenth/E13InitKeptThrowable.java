// Truth: violated. the trace tells who initialised
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13InitKeptThrowable {
static class A { static final Throwable n=new Throwable(); static void f(){} } static void deep(){ A.f(); }

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { deep(); });
        ts[1] = t(() -> { A.f(); });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        boolean d=false; for (StackTraceElement e: A.n.getStackTrace()) if (e.getMethodName().equals("deep")) d=true; assert d;
    }
}
