// Truth: violated. release and opaque: the plain field races.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18FfAcqRelRace {
    static final AtomicReference<O> pub = new AtomicReference<>(); static class O { final int v; int w; O(int i) { v = i; w = i; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { pub.setRelease(new O(4)); }),
            t(() -> { O o = pub.getOpaque(); if (o != null) { int y = o.v + o.w; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}
