// Truth: violated. both use a lock, but T2 reads before it has had it, so nothing orders the initialiser and the read.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16InLock {
    static final AtomicReference<int[]> pub = new AtomicReference<>();
    static class C { static final int[] A = {1, 2}; static void f() { } }
    static synchronized void l() { }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque(C.A); l(); }),
            t(() -> { int[] a = pub.getOpaque(); if (a != null) { int y = a[0]; l(); } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
