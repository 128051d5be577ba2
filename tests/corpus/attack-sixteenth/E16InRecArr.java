// Truth: violated. the record's array is written after its constructor.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16InRecArr {
    static final AtomicReference<R> pub = new AtomicReference<>();
    record R(int[] v) { static final R I = new R(new int[1]); static { I.v[0] = 2; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque(R.I); }),
            t(() -> { R a = pub.getOpaque(); if (a != null) { int y = a.v()[0]; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
