// truth: deadlock: printf formats inside the monitor of the stream (JDK 17), and toString wants m
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20OutPrintf {
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
Object o = new Object() { public String toString() { synchronized (m) { return "o"; } } };
Thread a = go(() -> { System.out.printf("%s", o); }), b = go(() -> { synchronized (m) { System.out.println("x"); } }); a.join(); b.join();
    }
}
