// Truth: proved. an interface without methods is not initialised by its proxy.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16PxRaceMarker {
    static String log = ""; static int n;
    static int b(String s) { log += s; n++; return 1; }
    static Object px(Class<?>... c) { return Proxy.newProxyInstance(E16PxRaceMarker.class.getClassLoader(), c, (p, m, a) -> null); }
    interface I { int Q = b("I"); }
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
