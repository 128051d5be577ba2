// Truth: violated. this leaks from the constructor before the final field is written.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16FfLeak {
    static final AtomicReference<O> pub = new AtomicReference<>();
    static class O { final int v; O(int i) { pub.setOpaque(this); v = i; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { new O(4); }),
            t(() -> { O a = pub.getOpaque(); if (a != null) { int y = a.v; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
