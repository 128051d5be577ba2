// Truth: violated. T1 initialises C and then reads C.x; T2 gets the handle and writes x by it: whatever the handle initialises, nothing orders the write and the last read.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16VhLater {
    static final AtomicReference<VarHandle> pub = new AtomicReference<>();
    static class C { static int x; static final VarHandle V; static { try { V = MethodHandles.lookup().findStaticVarHandle(C.class, "x", int.class); } catch (Exception e) { throw new IllegalStateException(e); } } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.set(C.V); int y = C.x; }),
            t(() -> { VarHandle v = pub.get(); if (v != null) v.set(2); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
