// Truth: violated. the handle is of D's static; D's initialiser runs inside C's, which waits: D is not done before its own end.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16VhLatchNest {
    static volatile VarHandle pub; static final CountDownLatch c = new CountDownLatch(1);
    static VarHandle vh(Class<?> k, String n) { try { return MethodHandles.privateLookupIn(k, MethodHandles.lookup()).findStaticVarHandle(k, n, int.class); } catch (Exception e) { throw new IllegalStateException(e); } }
    static void await() { try { c.await(); } catch (InterruptedException e) { } }
    static class D { static int x; static { pub = vh(D.class, "x"); x = 1; await(); } static void g() { } }
    static class C { static { D.g(); } static void f() { } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { C.f(); }),
            t(() -> { while (pub == null) Thread.onSpinWait();
                int y = (int) pub.get();
                c.countDown(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
