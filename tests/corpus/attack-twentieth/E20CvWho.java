// truth: assertion: the value of whoever comes first stays
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20CvWho {
    interface Act { void run() throws Exception; }
    static Thread mk(Act a) {
        return new Thread(() -> {
            try { a.run(); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new AssertionError(e); }
        });
    }
    static Thread go(Act a) { Thread t = mk(a); t.start(); return t; }
    static int x, y, z;
    static volatile int v;
    static final Object m = new Object(), n = new Object();
static final ClassValue<String> cv = new ClassValue<>() { protected String computeValue(Class<?> k) { return Thread.currentThread().getName(); } };
static class K {}
static Object p, q;
    public static void main(String[] args) throws Exception {
Thread a = go(() -> p = cv.get(K.class)); Thread b = go(() -> q = cv.get(K.class));
a.join(); b.join();
assert p.equals(a.getName());
    }
}
