// Truth: violated. S makes the array; T2 uses B above it, which does not initialise S.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16InSubUseSuper {
    static final AtomicReference<int[]> pub = new AtomicReference<>();
    static class B { static void g() { } static int q = Integer.parseInt("1"); }
    static class S extends B { static final int[] A = {3}; }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque(S.A); }),
            t(() -> { int[] a = pub.getOpaque(); if (a != null) { B.g(); int y = a[0]; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
