// Truth: proved. T1 changes the final field by reflection before the handing over: a freeze follows such a change at once (JLS 17.5.3).
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16FfReflBefore {
    static final AtomicReference<O> pub = new AtomicReference<>();
    static class O { final Integer v; O(Integer i) { v = i; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { O o = new O(4); Field f = O.class.getDeclaredField("v"); f.setAccessible(true); f.set(o, 5); pub.setOpaque(o); }),
            t(() -> { O a = pub.getOpaque(); if (a != null) { assert a.v == 5; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
