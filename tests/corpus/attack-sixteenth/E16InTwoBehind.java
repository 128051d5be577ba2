// Truth: proved. D's initialiser uses E, so whoever uses D lies behind E's.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16InTwoBehind {
    static final AtomicReference<int[]> pub = new AtomicReference<>();
    static class E { static int[] A = {1}; }
    static class D { static int[] B = E.A; static void f() { } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque(D.B); }),
            t(() -> { int[] a = pub.getOpaque(); if (a != null) { D.f(); assert a[0] == 1; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
