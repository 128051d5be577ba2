// truth: proved: switch over an enum in two threads
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20LsEnumSwitch {
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

enum E { A, B }
static int f(E e) { switch (e) { case A: return 1; default: return 2; } }
    public static void main(String[] args) throws Exception {
Thread a = go(() -> { x = f(E.A); }), b = go(() -> { y = f(E.valueOf("B")); }); a.join(); b.join(); assert x == 1 && y == 2;
    }
}
