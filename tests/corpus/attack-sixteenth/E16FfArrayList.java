// Truth: violated. ArrayList: size and elementData are not final.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16FfArrayList {
    static final AtomicReference<List<Integer>> pub = new AtomicReference<>();
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { List<Integer> l = new ArrayList<>(); l.add(1); pub.setOpaque(l); }),
            t(() -> { List<Integer> a = pub.getOpaque(); if (a != null) { a.get(0); } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
