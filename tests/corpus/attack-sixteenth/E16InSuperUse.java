// Truth: proved. T2 uses S, whose initialisation lies behind B's.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16InSuperUse {
    static final AtomicReference<int[]> pub = new AtomicReference<>();
    static class B { static final int[] A = {3}; }
    static class S extends B { static void f() { } static int[] get() { return A; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque(S.get()); }),
            t(() -> { int[] a = pub.getOpaque(); if (a != null) { S.f(); assert a[0] == 3; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
