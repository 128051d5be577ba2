// Truth: proved. the object's method reads C.x by getstatic, which is a use of C.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16AnonStatic {
    static final AtomicReference<IntSupplier> pub = new AtomicReference<>();
    static class C { static int x = 5; static final IntSupplier S = new IntSupplier() { public int getAsInt() { return x; } }; }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque(C.S); }),
            t(() -> { IntSupplier s = pub.getOpaque(); if (s != null) assert s.getAsInt() == 5; })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
