// Truth: violated. T1 hands to T2 volatile, T2 on to T3 in opaque mode: T3 is not behind the initialiser.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16InThree {
    static final AtomicReference<int[]> p = new AtomicReference<>(), q = new AtomicReference<>();
    static class C { static final int[] A = {1, 2}; static void f() { } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { p.set(C.A); }),
            t(() -> { int[] a = p.get(); if (a != null) q.setOpaque(a); }),
            t(() -> { int[] a = q.getOpaque(); if (a != null) { int y = a[0]; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
