// Truth: proved. the instance method calls a static method of C before it reads: that is a use.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16InObjVirtStatic {
    static final AtomicReference<C> pub = new AtomicReference<>();
    static class C { int v; static final C A = new C(); C() { v = 4; } static void f() { } int v() { f(); return v; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque(C.A); }),
            t(() -> { C a = pub.getOpaque(); if (a != null) { assert a.v() == 4; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
