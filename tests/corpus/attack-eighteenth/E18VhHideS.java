// Truth: proved. as E18VhHide, static.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18VhHideS {
    static class A { static int x = 1; } static class C extends A { static String x = "c"; }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        VarHandle h = MethodHandles.lookup().findStaticVarHandle(C.class, "x", int.class); assert (int) h.get() == 1; Thread t = new Thread(() -> { }); t.start(); t.join();
    }
}
