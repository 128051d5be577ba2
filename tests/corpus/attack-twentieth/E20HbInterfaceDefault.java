// truth: proved: an interface with a default method is initialised with the class, and before it
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20HbInterfaceDefault {
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

interface I { int K = ++x; default void d() { } }
static class C implements I { static { y = x; } static void g() { } }
    public static void main(String[] args) throws Exception {
Thread t = go(() -> C.g()); C.g(); t.join(); assert y == 1;
    }
}
