// truth: race: setting System.out orders nothing
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20OutSetRace {
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

static class P extends java.io.PrintStream { int f; P() { super(java.io.OutputStream.nullOutputStream()); f = 1; } }
    public static void main(String[] args) throws Exception {
Thread a = go(() -> System.setOut(new P())), b = go(() -> { if (System.out instanceof P) y = ((P) System.out).f; }); a.join(); b.join();
    }
}
