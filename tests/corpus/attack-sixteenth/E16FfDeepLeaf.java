// Truth: violated. the first field is final, but the object it leads to gets its plain field after the constructor.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16FfDeepLeaf {
    static final AtomicReference<O> pub = new AtomicReference<>();
    static class M { int w; }
    static class O { final M m = new M(); }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { O o = new O(); o.m.w = 4; pub.setOpaque(o); }),
            t(() -> { O a = pub.getOpaque(); if (a != null) { int y = a.m.w; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
