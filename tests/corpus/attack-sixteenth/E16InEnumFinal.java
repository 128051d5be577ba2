// Truth: proved. the field of the constant is final (JLS 17.5).
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16InEnumFinal {
    static final AtomicReference<E> pub = new AtomicReference<>();
    enum E { X(5); final int v; E(int i) { v = i; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque(E.X); }),
            t(() -> { E a = pub.getOpaque(); if (a != null) { assert a.v == 5; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
