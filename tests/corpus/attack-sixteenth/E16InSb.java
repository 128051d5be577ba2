// Truth: violated. StringBuilder.toString reads what append in the initialiser wrote.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16InSb {
    static final AtomicReference<StringBuilder> pub = new AtomicReference<>();
    static class C { static final StringBuilder S = new StringBuilder(); static { S.append("ab"); } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque(C.S); }),
            t(() -> { StringBuilder a = pub.getOpaque(); if (a != null) { a.toString(); } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
