// truth: assertion: both threads may compute; the counter is atomic
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20CvComputedOnce {
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
static final AtomicInteger c = new AtomicInteger();
static final ClassValue<Object> cv = new ClassValue<>() { protected Object computeValue(Class<?> k) { c.incrementAndGet(); return new Object(); } };
static class K {}
    public static void main(String[] args) throws Exception {
Thread a = go(() -> cv.get(K.class)), b = go(() -> cv.get(K.class));
a.join(); b.join();
assert c.get() == 1;
    }
}
