// Truth: violated. as AnonStatic, but T2 writes x and T1 reads it later.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16AnonStaticInc {
    static final AtomicReference<Runnable> pub = new AtomicReference<>();
    static class C { static int x = 5; static final Runnable S = new Runnable() { public void run() { x++; } }; }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque(C.S); int y = C.x; }),
            t(() -> { Runnable s = pub.getOpaque(); if (s != null) s.run(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
