// Truth: violated. who makes the first proxy runs the initialiser: T2 may be first.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16PxWho {
    static String log = ""; static int n;
    static int b(String s) { log += s; n++; return 1; }
    static Object px(Class<?>... c) { return Proxy.newProxyInstance(E16PxWho.class.getClassLoader(), c, (p, m, a) -> null); }
    static final ThreadLocal<Integer> tl = ThreadLocal.withInitial(() -> 0);
    interface I { int Q = tl.get(); void m(); }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { tl.set(1); px(I.class); assert I.Q == 1; }),
            t(() -> { tl.set(2); px(I.class); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
