// Truth: violated. beside the volatile field the object has a plain one, which the initialiser writes and T2 reads.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16UpdaterInstPlain {
    static final AtomicReference<C> pub = new AtomicReference<>();
    static final AtomicIntegerFieldUpdater<C> UPD = AtomicIntegerFieldUpdater.newUpdater(C.class, "v");
    static class C { volatile int v; int w; static final C I = new C(); static { I.w = 3; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque(C.I); }),
            t(() -> { C i = pub.getOpaque(); if (i != null) { UPD.incrementAndGet(i); int y = i.w; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
