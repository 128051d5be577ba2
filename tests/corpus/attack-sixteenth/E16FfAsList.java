// Truth: proved. Arrays.asList keeps the array in a final field.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16FfAsList {
    static final AtomicReference<List<Integer>> pub = new AtomicReference<>();
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { Integer[] b = {1, 2}; pub.setOpaque(Arrays.asList(b)); }),
            t(() -> { List<Integer> a = pub.getOpaque(); if (a != null) { assert a.get(1) == 2; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
