// Truth: proved. the list is filled before the view: it is reached by the view's final field (JLS 17.5.1).
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16FfUnmodOk {
    static final AtomicReference<List<Integer>> pub = new AtomicReference<>();
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { List<Integer> l = new ArrayList<>(); l.add(1); pub.setOpaque(Collections.unmodifiableList(l)); }),
            t(() -> { List<Integer> a = pub.getOpaque(); if (a != null) { assert a.get(0) == 1; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
