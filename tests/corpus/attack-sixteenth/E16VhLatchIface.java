// Truth: violated. the same in an interface: P hands out the handle of Q, Q is written, R waits for T2.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16VhLatchIface {
    static volatile VarHandle pub; static final CountDownLatch c = new CountDownLatch(1);
    static VarHandle vh(Class<?> k, String n) { try { return MethodHandles.privateLookupIn(k, MethodHandles.lookup()).findStaticVarHandle(k, n, int.class); } catch (Exception e) { throw new IllegalStateException(e); } }
    static void await() { try { c.await(); } catch (InterruptedException e) { } }
    static int hand(Class<?> k) { pub = vh(k, "Q"); return 1; }
    static int w() { await(); return 1; }
    interface I { int P = hand(I.class); int Q = Integer.parseInt("1"); int R = w(); }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { int k = I.R; }),
            t(() -> { while (pub == null) Thread.onSpinWait();
                int y = (int) pub.get();
                c.countDown(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
