// Truth: violated. an enum constant with a plain field; T2 gets the constant and does not name the enum.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16InEnum {
    static final AtomicReference<E> pub = new AtomicReference<>();
    enum E { X(5); int v; E(int i) { v = i; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque(E.X); }),
            t(() -> { E a = pub.getOpaque(); if (a != null) { int y = a.v; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
