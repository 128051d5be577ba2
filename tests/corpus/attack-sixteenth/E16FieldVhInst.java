// Truth: violated. the initialiser makes an object and writes its field; T2 gets the object in opaque mode and reads the field by a handle, which uses no class.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16FieldVhInst {
    static final AtomicReference<C> pub = new AtomicReference<>();
    static class C { int v; static final C I = new C(); static { I.v = 3; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        VarHandle h = MethodHandles.lookup().findVarHandle(C.class, "v", int.class);
        Thread[] ts = {
            t(() -> { pub.setOpaque(C.I); }),
            t(() -> { C i = pub.getOpaque(); if (i != null) { int y = (int) h.get(i); } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
