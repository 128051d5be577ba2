// Truth: proved. the array was filled before the constructor, by the same task: that too lies before the freeze.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16FfArrBefore {
    static final AtomicReference<O> pub = new AtomicReference<>();
    static class O { final int[] v; O(int[] i) { v = i; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { int[] b = {4}; pub.setOpaque(new O(b)); }),
            t(() -> { O a = pub.getOpaque(); if (a != null) { assert a.v[0] == 4; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
