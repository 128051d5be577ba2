// Truth: violated. the lazy holder idiom, its instance handed on in opaque mode.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16InHolder {
    static final AtomicReference<Single> pub = new AtomicReference<>();
    static class Single { int v = 8; static class Holder { static final Single I = new Single(); } static Single get() { return Holder.I; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque(Single.get()); }),
            t(() -> { Single a = pub.getOpaque(); if (a != null) { int y = a.v; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
