// Truth: proved. a record's fields are final.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16InRec {
    static final AtomicReference<R> pub = new AtomicReference<>();
    record R(int v, String s) { static final R I = new R(4, "x"); }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque(R.I); }),
            t(() -> { R a = pub.getOpaque(); if (a != null) { assert a.v() == 4 && a.s().equals("x"); } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
