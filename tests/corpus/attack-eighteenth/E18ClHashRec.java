// Truth: violated. a record with a program hashCode used as a key of a ConcurrentHashMap by two threads: the hash counts plainly.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClHashRec {
    static int n; record K(int i) { public int hashCode() { n++; return i; } } static final ConcurrentHashMap<K, Integer> m = new ConcurrentHashMap<>();
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { m.put(new K(1), 1); }); t.start(); m.get(new K(2)); t.join();
    }
}
