// Truth: violated. released, but read in opaque mode.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16InArrRelOpq {
    static final AtomicReference<int[]> pub = new AtomicReference<>();
    static class C { static final int[] A = {1, 2}; static void f() { } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setRelease(C.A); }),
            t(() -> { int[] a = pub.getOpaque(); if (a != null) { int y = a[0]; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
