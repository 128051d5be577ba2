// Truth: proved. the getter of a static field initialises its class when it is called (JVMS 5.5): T2 lies behind x = 5.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16MhGetter {
    static class C { static int x = 5; static void f() { } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        MethodHandle m = MethodHandles.lookup().findStaticGetter(C.class, "x", int.class);
        Thread[] ts = {
            t(() -> { C.f(); }),
            t(() -> { assert (int) m.invokeExact() == 5; })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
