// truth: proved: a ClassValue gives one value to all
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20CvOne {
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
static final ClassValue<Object> cv = new ClassValue<>() { protected Object computeValue(Class<?> k) { return new Object(); } };
static class K {}
static Object p, q;
    public static void main(String[] args) throws Exception {
Thread a = go(() -> p = cv.get(K.class)), b = go(() -> q = cv.get(K.class));
a.join(); b.join();
assert p == q;
    }
}
