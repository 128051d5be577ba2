// Truth: proved. as PxDead, but the interface has no method and is never initialised.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16PxDeadMarker {
    static String log = ""; static int n;
    static int b(String s) { log += s; n++; return 1; }
    static Object px(Class<?>... c) { return Proxy.newProxyInstance(E16PxDeadMarker.class.getClassLoader(), c, (p, m, a) -> null); }
    static final CountDownLatch c = new CountDownLatch(1);
    static int w() { try { c.await(); } catch (InterruptedException e) { } return 1; }
    interface I { int Q = w(); }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { px(I.class); }),
            t(() -> { px(I.class); c.countDown(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
