// Truth: violated. equals of a key counts plainly; it is called under the monitor of a bin in put and without it in get.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClEqIn {
    static int n; static class K { public int hashCode() { return 1; } public boolean equals(Object o) { n++; return o == this; } } static final ConcurrentHashMap<K, Integer> m = new ConcurrentHashMap<>();
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        m.put(new K(), 0); Thread t = new Thread(() -> { m.put(new K(), 1); }); t.start(); m.get(new K()); t.join();
    }
}
