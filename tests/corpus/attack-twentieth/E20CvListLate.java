// truth: race: in the schedule where b takes m first it adds without order
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20CvListLate {
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
static final ClassValue<ArrayList<String>> cv = new ClassValue<>() { protected ArrayList<String> computeValue(Class<?> c) { return new ArrayList<>(); } };
static boolean f;
static class K {}
    public static void main(String[] args) throws Exception {
cv.get(K.class);
Thread a = go(() -> { cv.get(K.class).add("a"); synchronized (m) { f = true; } });
Thread b = go(() -> { boolean g; synchronized (m) { g = f; } if (!g) cv.get(K.class).add("b"); });
a.join(); b.join();
    }
}
