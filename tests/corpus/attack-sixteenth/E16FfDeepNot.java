// Truth: violated. the way leads through a field that is not final.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16FfDeepNot {
    static final AtomicReference<O> pub = new AtomicReference<>();
    static class M { final int w; M p; M(int i, M p) { w = i; this.p = p; } }
    static class O { M m; O() { m = new M(4, null); } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque(new O()); }),
            t(() -> { O a = pub.getOpaque(); if (a != null) { int y = a.m.w; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
