// truth: assertion: the try fails while a holds the lock
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20CvTryLock {
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
    public static void main(String[] args) throws Exception {
cv.get(String.class);
Thread a = go(() -> { cv.get(String.class).lock(); cv.get(String.class).unlock(); });
Thread b = go(() -> { assert cv.get(String.class).tryLock(); cv.get(String.class).unlock(); });
a.join(); b.join();
    }
}
