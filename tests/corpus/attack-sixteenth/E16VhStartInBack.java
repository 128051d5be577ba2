// Truth: proved. T2, started by the initialiser, alone writes x by the handle; main reads it after it has joined T2.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16VhStartInBack {
    static volatile VarHandle pub; static final CountDownLatch c = new CountDownLatch(1);
    static VarHandle vh(Class<?> k, String n) { try { return MethodHandles.privateLookupIn(k, MethodHandles.lookup()).findStaticVarHandle(k, n, int.class); } catch (Exception e) { throw new IllegalStateException(e); } }
    static void await() { try { c.await(); } catch (InterruptedException e) { } }
    static volatile Thread th;
    static void go(VarHandle v) { th = new Thread(() -> { v.set(2); }); th.start(); }
    static class C { static int x; static { go(vh(C.class, "x")); } static void f() { } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { C.f(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        th.join();
        assert C.x == 2;
    }
}
