// Truth: violated. T2 writes the element that the constructor wrote, and T1 reads it after the handing over.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16FfWriteElem {
    static final AtomicReference<O> pub = new AtomicReference<>();
    static class O { final int[] v = {4}; }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { O o = new O(); pub.setOpaque(o); int y = o.v[0]; }),
            t(() -> { O a = pub.getOpaque(); if (a != null) { a.v[0] = 5; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
