// Truth: violated. M hangs on a final field of O, but T2 gets M by a variable of its own in opaque mode, not by way of O: no final field is read on its way.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16FfTwoWays {
    static class M { int w; }
    static class O { final M m; O(M m) { this.m = m; } }
    static final AtomicReference<O> p = new AtomicReference<>();
    static final AtomicReference<M> q = new AtomicReference<>();
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { M m = new M(); m.w = 4; O o = new O(m); p.setOpaque(o); q.setOpaque(o.m); }),
            t(() -> { M m = q.getOpaque(); if (m != null) { int y = m.w; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
