// truth: deadlock: two locks taken crosswise, both kept by a ClassValue
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20CvLockCycle {
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
static final ClassValue<ReentrantLock> cv = new ClassValue<>() { protected ReentrantLock computeValue(Class<?> c) { return new ReentrantLock(); } };
static class K {}
static class L {}
    public static void main(String[] args) throws Exception {
cv.get(K.class); cv.get(L.class);
Thread a = go(() -> { cv.get(K.class).lock(); cv.get(L.class).lock(); cv.get(L.class).unlock(); cv.get(K.class).unlock(); });
Thread b = go(() -> { cv.get(L.class).lock(); cv.get(K.class).lock(); cv.get(K.class).unlock(); cv.get(L.class).unlock(); });
a.join(); b.join();
    }
}
