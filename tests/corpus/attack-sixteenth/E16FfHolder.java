// Truth: violated. the array itself is handed over: T2 reads no final field on its way to the element.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16FfHolder {
    static final AtomicReference<int[]> pub = new AtomicReference<>();
    static class O { final int[] v; O() { v = new int[]{4}; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque(new O().v); }),
            t(() -> { int[] a = pub.getOpaque(); if (a != null) { int y = a[0]; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
