// Truth: proved. a String made by concatenation.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16FfStringCat {
    static final AtomicReference<String> pub = new AtomicReference<>();
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque("n" + Thread.currentThread().isDaemon()); }),
            t(() -> { String a = pub.getOpaque(); if (a != null) { assert a.equals("nfalse"); } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
