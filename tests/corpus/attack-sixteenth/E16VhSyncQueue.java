// Truth: violated. the handle goes through a SynchronousQueue, and T2 answers by another after its read.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16VhSyncQueue {
    static final SynchronousQueue<VarHandle> q = new SynchronousQueue<>(), r = new SynchronousQueue<>();
    static void swap(Class<?> k, boolean give) { try { VarHandle v = MethodHandles.privateLookupIn(k, MethodHandles.lookup()).findStaticVarHandle(k, "x", int.class); if (give) q.put(v); else r.take(); } catch (Exception e) { throw new IllegalStateException(e); } }
    static class C { static int x; static { swap(C.class, true); x = 1; swap(C.class, false); } static void f() { } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { C.f(); }),
            t(() -> { VarHandle v = q.take();
                int y = (int) v.get();
                r.put(v); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
