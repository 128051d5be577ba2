// Truth: proved. the element was written before the constructor's end, and is read by way of the final field (JLS 17.5.1).
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16FfArr {
    static final AtomicReference<O> pub = new AtomicReference<>();
    static class O { final int[] v; O() { v = new int[1]; v[0] = 4; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque(new O()); }),
            t(() -> { O a = pub.getOpaque(); if (a != null) { assert a.v[0] == 4; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
