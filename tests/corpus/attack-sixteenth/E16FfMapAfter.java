// Truth: violated. the map of the final field is filled after the constructor.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16FfMapAfter {
    static final AtomicReference<O> pub = new AtomicReference<>();
    static class O { final Map<Integer, Integer> v = new HashMap<>(); }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { O o = new O(); o.v.put(1, 2); pub.setOpaque(o); }),
            t(() -> { O a = pub.getOpaque(); if (a != null) { a.v.get(1); } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
