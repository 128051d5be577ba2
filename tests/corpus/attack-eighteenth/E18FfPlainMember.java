// Truth: violated. the reader gets the object in opaque mode and reads a plain field of what a final field leads to that was written after the constructor.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18FfPlainMember {
    static final AtomicReference<O> pub = new AtomicReference<>(); static class P { int z; } static class O { final P v = new P(); }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { O o = new O(); o.v.z = 4; pub.setOpaque(o); }),
            t(() -> { O o = pub.getOpaque(); if (o != null) { int y = o.v.z; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}
