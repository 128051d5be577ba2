// Truth: violated. the initialiser starts T2 with the handle, writes x and joins T2: a race with T2's read, or a deadlock.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16VhStartIn {
    static volatile VarHandle pub; static final CountDownLatch c = new CountDownLatch(1);
    static VarHandle vh(Class<?> k, String n) { try { return MethodHandles.privateLookupIn(k, MethodHandles.lookup()).findStaticVarHandle(k, n, int.class); } catch (Exception e) { throw new IllegalStateException(e); } }
    static void await() { try { c.await(); } catch (InterruptedException e) { } }
    static Thread go(VarHandle v) { Thread t = new Thread(() -> { int y = (int) v.get(); }); t.start(); return t; }
    static void end(Thread t) { try { t.join(); } catch (InterruptedException e) { } }
    static class C { static int x; static { Thread t = go(vh(C.class, "x")); x = 2; end(t); } static void f() { } }
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
    }
}
