// truth: proved: what the initialiser wrote is seen by all who use the class
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20HbClinitBy {
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

static class C { static int[] k = { 1 }; static { k[0] = 2; } }
    public static void main(String[] args) throws Exception {
Thread t = go(() -> { y = C.k[0]; });
z = C.k[0]; t.join(); assert y == 2 && z == 2;
    }
}
