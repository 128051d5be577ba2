// Truth: proved. the lambda's body is a static method of C: calling it is a use of C, so T2 lies behind x = 5 though it got the lambda in opaque mode.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16LamStatic {
    static final AtomicReference<IntSupplier> pub = new AtomicReference<>();
    static class C { static int x = 5; static final IntSupplier S = () -> x; }
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
