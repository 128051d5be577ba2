// Truth: violated. a static field of main in opaque mode through a VarHandle (all accesses to it are opaque).
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16InVhField {
    static int[] slot;
    static class C { static final int[] A = {1, 2}; static void f() { } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        VarHandle h = MethodHandles.lookup().findStaticVarHandle(E16InVhField.class, "slot", int[].class);
        Thread[] ts = {
            t(() -> { h.setOpaque(C.A); }),
            t(() -> { int[] a = (int[]) h.getOpaque(); if (a != null) { int y = a[0]; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
