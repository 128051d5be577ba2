// Truth: proved. as VhLater, but T1 does not touch x after the handing over, which is volatile.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16VhLaterOk {
    static final AtomicReference<VarHandle> pub = new AtomicReference<>();
    static class C { static int x = 4; static final VarHandle V; static { try { V = MethodHandles.lookup().findStaticVarHandle(C.class, "x", int.class); } catch (Exception e) { throw new IllegalStateException(e); } } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { int y = C.x; pub.set(C.V); }),
            t(() -> { VarHandle v = pub.get(); if (v != null) { assert (int) v.get() == 4; v.set(2); } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
