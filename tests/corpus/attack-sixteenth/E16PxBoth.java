// Truth: proved. both make a proxy: one of them initialises I, the other lies behind it.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16PxBoth {
    static String log = ""; static int n;
    static int b(String s) { log += s; n++; return 1; }
    static Object px(Class<?>... c) { return Proxy.newProxyInstance(E16PxBoth.class.getClassLoader(), c, (p, m, a) -> null); }
    interface I { int Q = b("I"); void m(); }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { px(I.class); assert n == 1; }),
            t(() -> { px(I.class); assert n == 1; })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        assert n == 1;
    }
}
