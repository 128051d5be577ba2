// Truth: violated. T2 uses another class, D, whose initialiser has nothing to do with F's: F's write of the element and T2's read are unordered.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16InTwoClasses {
    static final AtomicReference<int[]> pub = new AtomicReference<>();
    static class F { static final int[] A = {1}; }
    static class D { static void f() { } static int q = Integer.parseInt("1"); }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque(F.A); }),
            t(() -> { int[] a = pub.getOpaque(); if (a != null) { D.f(); int y = a[0]; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
