// Truth: violated. C's own instance: reading an instance field is no use of the class that initialises it.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16InObjOwn {
    static final AtomicReference<C> pub = new AtomicReference<>();
    static class C { int v; static final C A = new C(); C() { v = 4; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque(C.A); }),
            t(() -> { C a = pub.getOpaque(); if (a != null) { int y = a.v; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
