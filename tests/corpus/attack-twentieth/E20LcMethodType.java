// truth: deadlock: two equal method types are one object: interned
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20LcMethodType {
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

    public static void main(String[] args) throws Exception {
MethodType p = MethodType.methodType(int.class), q = MethodType.methodType(long.class);
Thread a = go(() -> { synchronized (MethodType.methodType(int.class)) { synchronized (q) { x++; } } }), b = go(() -> { synchronized (q) { synchronized (p) { x++; } } }); a.join(); b.join();
    }
}
