// Truth: violated. T2 may see 0 in x after T1 has got to its initialiser: also a race with x = 1, or a deadlock.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16VhLatchAssert {
    static volatile VarHandle pub; static final CountDownLatch c = new CountDownLatch(1);
    static VarHandle vh(Class<?> k, String n) { try { return MethodHandles.privateLookupIn(k, MethodHandles.lookup()).findStaticVarHandle(k, n, int.class); } catch (Exception e) { throw new IllegalStateException(e); } }
    static void await() { try { c.await(); } catch (InterruptedException e) { } }
    static class C { static int x; static { pub = vh(C.class, "x"); x = 1; await(); } static void f() { } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { C.f(); }),
            t(() -> { while (pub == null) Thread.onSpinWait();
                assert (int) pub.get() == 1;
                c.countDown(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
