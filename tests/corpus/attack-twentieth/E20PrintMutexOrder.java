// truth: assertion: either may print first
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20PrintMutexOrder {
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

static class P extends java.io.PrintStream { P() { super(java.io.OutputStream.nullOutputStream()); } public void print(String s) { if (x == 0) x = s.charAt(0); } }
    public static void main(String[] args) throws Exception {
P p = new P();
Thread a = go(() -> p.println("a")), b = go(() -> p.println("b"));
a.join(); b.join();
assert x == 'a';
    }
}
