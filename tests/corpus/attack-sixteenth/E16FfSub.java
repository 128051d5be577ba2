// Truth: violated. the subclass adds a plain field.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16FfSub {
    static final AtomicReference<O> pub = new AtomicReference<>();
    static class B { final int v; B(int i) { v = i; } }
    static class O extends B { int w; O() { super(4); w = 5; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque(new O()); }),
            t(() -> { O a = pub.getOpaque(); if (a != null) { int y = a.v + a.w; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
