// Truth: violated. C writes D's static x by D's own handle inside of D's initialiser; T2 reads it by the same handle.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16VhLatchTwo {
    static volatile VarHandle pub; static final CountDownLatch c = new CountDownLatch(1);
    static VarHandle vh(Class<?> k, String n) { try { return MethodHandles.privateLookupIn(k, MethodHandles.lookup()).findStaticVarHandle(k, n, int.class); } catch (Exception e) { throw new IllegalStateException(e); } }
    static void await() { try { c.await(); } catch (InterruptedException e) { } }
    static class D { static int x; static { pub = vh(D.class, "x"); C.g(); await(); } static void g() { } }
    static class C { static void g() { pub.set(4); } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { D.g(); }),
            t(() -> { while (pub == null) Thread.onSpinWait();
                int y = (int) pub.get();
                c.countDown(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
