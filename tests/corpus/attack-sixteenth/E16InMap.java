// Truth: violated. HashMap.get reads the table that put in the initialiser wrote.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16InMap {
    static final AtomicReference<Map<String, Integer>> pub = new AtomicReference<>();
    static class C { static final Map<String, Integer> M = new HashMap<>(); static { M.put("a", 1); } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque(C.M); }),
            t(() -> { Map<String, Integer> a = pub.getOpaque(); if (a != null) { a.get("a"); } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
