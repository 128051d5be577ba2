// truth: race: written after the freeze
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20FzAfter {
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

static class Box { int f; }
static class H { final Box b; H(Box b) { b.f = 1; this.b = b; } }
static H h; static final VarHandle HP; static { try { var l = MethodHandles.lookup(); HP = l.findStaticVarHandle(E20FzAfter.class, "h", H.class); } catch (Exception e) { throw new Error(e); } }
    public static void main(String[] args) throws Exception {
Thread a = go(() -> { H q = new H(new Box()); q.b.f = 2; HP.setOpaque(q); });
H q = (H) HP.getOpaque(); if (q != null) y = q.b.f; a.join();
    }
}
