// truth: race: in the schedule where b takes m first it writes without order
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20CvBoxLate {
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
static class Box { int x; }
static final ClassValue<Box> cv = new ClassValue<>() { protected Box computeValue(Class<?> c) { return new Box(); } };
static boolean f;
    public static void main(String[] args) throws Exception {
cv.get(Box.class);
Thread a = go(() -> { cv.get(Box.class).x = 1; synchronized (m) { f = true; } });
Thread b = go(() -> { boolean g; synchronized (m) { g = f; } if (!g) cv.get(Box.class).x = 2; });
a.join(); b.join();
    }
}
