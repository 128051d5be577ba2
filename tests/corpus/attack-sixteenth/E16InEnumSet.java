// Truth: violated. the constant's list is not filled in the constructor but later in the initialiser: the final field does not help.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16InEnumSet {
    static final AtomicReference<E> pub = new AtomicReference<>();
    enum E { X; final int[] l = new int[1]; static { X.l[0] = 7; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque(E.X); }),
            t(() -> { E a = pub.getOpaque(); if (a != null) { int y = a.l[0]; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
