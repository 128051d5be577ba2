// Truth: proved. the handing over is volatile.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16InArrVol {
    static final AtomicReference<int[]> pub = new AtomicReference<>();
    static class C { static final int[] A = {1, 2}; static void f() { } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.set(C.A); }),
            t(() -> { int[] a = pub.get(); if (a != null) assert a[0] == 1; })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
