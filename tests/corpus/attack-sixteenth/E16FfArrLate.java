// Truth: violated. the element is written after the handing over.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16FfArrLate {
    static final AtomicReference<O> pub = new AtomicReference<>();
    static class O { final int[] v = new int[1]; }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { O o = new O(); pub.setOpaque(o); o.v[0] = 4; }),
            t(() -> { O a = pub.getOpaque(); if (a != null) { int y = a.v[0]; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
