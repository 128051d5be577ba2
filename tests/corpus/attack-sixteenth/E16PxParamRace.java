// Truth: violated. T1's proxy initialises the class of a parameter, which writes n.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16PxParamRace {
    static String log = ""; static int n;
    static int b(String s) { log += s; n++; return 1; }
    static Object px(Class<?>... c) { return Proxy.newProxyInstance(E16PxParamRace.class.getClassLoader(), c, (p, m, a) -> null); }
    static class T { static { b("T"); } }
    interface I { void m(T t); }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { px(I.class); }),
            t(() -> { int y = n; })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
