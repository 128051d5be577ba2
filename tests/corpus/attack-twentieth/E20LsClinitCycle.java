// truth: deadlock: two classes whose initialisers use each other
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20LsClinitCycle {
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

static class A { static { B.f(); } static void f() { } }
static class B { static { A.f(); } static void f() { } }
    public static void main(String[] args) throws Exception {
Thread a = go(() -> A.f()), b = go(() -> B.f()); a.join(); b.join();
    }
}
