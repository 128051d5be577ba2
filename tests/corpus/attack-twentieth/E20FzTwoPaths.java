// truth: race: two ways to the array: one through a record made late, one through a record that was made before the write
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20FzTwoPaths {
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

record R(int[] k) { }
static Object h, i; static final VarHandle HP, IP; static { try { var l = MethodHandles.lookup(); HP = l.findStaticVarHandle(E20FzTwoPaths.class, "h", Object.class); IP = l.findStaticVarHandle(E20FzTwoPaths.class, "i", Object.class); } catch (Exception e) { throw new Error(e); } }
    public static void main(String[] args) throws Exception {
Thread a = go(() -> { int[] k = { 1 }; R r = new R(k); k[0] = 2; HP.setOpaque(new R(k)); IP.setOpaque(r); });
R q = (R) IP.getOpaque(); if (q != null) y = q.k()[0]; a.join();
    }
}
