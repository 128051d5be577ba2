// Truth: proved. T2 uses C itself before it reads by the place: its use lies behind the initialiser (JLS 12.4.2).
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16UsPureUse {
    static final sun.misc.Unsafe U = unsafe();
    static sun.misc.Unsafe unsafe() {
        try { Field f = sun.misc.Unsafe.class.getDeclaredField("theUnsafe"); f.setAccessible(true); return (sun.misc.Unsafe) f.get(null); }
        catch (Exception e) { throw new IllegalStateException(e); }
    }
    static Object base; static long off;
    static void at(Class<?> c, String n) throws Exception { Field f = c.getDeclaredField(n); base = U.staticFieldBase(f); off = U.staticFieldOffset(f); }
    static class C { static int x = 5; static void f() { } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        at(C.class, "x");
        Thread[] ts = {
            t(() -> { C.f(); }),
            t(() -> { C.f(); assert U.getInt(base, off) == 5; })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
