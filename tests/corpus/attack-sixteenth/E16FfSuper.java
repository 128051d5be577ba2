// Truth: proved. the final field of a superclass.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16FfSuper {
    static final AtomicReference<O> pub = new AtomicReference<>();
    static class B { final int v; B(int i) { v = i; } }
    static class O extends B { O() { super(4); } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque(new O()); }),
            t(() -> { O a = pub.getOpaque(); if (a != null) { assert a.v == 4; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
