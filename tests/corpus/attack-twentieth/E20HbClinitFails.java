// truth: proved: who finds the class erroneous is behind the initialiser that failed
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20HbClinitFails {
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

static class C { static { x = 1; if (x == 1) throw new RuntimeException(); } static void g() { } }
    public static void main(String[] args) throws Exception {
Thread t = go(() -> { try { C.g(); } catch (ExceptionInInitializerError e) { } catch (NoClassDefFoundError e) { y = x; } });
try { C.g(); } catch (ExceptionInInitializerError e) { } catch (NoClassDefFoundError e) { z = x; }
t.join();
    }
}
