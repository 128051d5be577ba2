// Truth: violated. the initialiser starts T2 and writes x after that; T2 reads x by its place (and does not use C).
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16UsStartIn {
    static final sun.misc.Unsafe U = unsafe();
    static sun.misc.Unsafe unsafe() {
        try { Field f = sun.misc.Unsafe.class.getDeclaredField("theUnsafe"); f.setAccessible(true); return (sun.misc.Unsafe) f.get(null); }
        catch (Exception e) { throw new IllegalStateException(e); }
    }
    static Object base; static long off;
    static void at(Class<?> c, String n) throws Exception { Field f = c.getDeclaredField(n); base = U.staticFieldBase(f); off = U.staticFieldOffset(f); }
    static void touch() { int y = U.getInt(base, off); }
    static class C { static int x; static { x = 1; new Thread(E16UsStartIn::touch).start(); x = 2; } static void f() { } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        at(C.class, "x");
        Thread[] ts = {
            t(() -> { C.f(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
