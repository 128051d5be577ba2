// truth: race: the box is also given by itself, not through the final field
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20FzOther {
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
static H h; static Box k; static final VarHandle HP, BP; static { try { var l = MethodHandles.lookup(); HP = l.findStaticVarHandle(E20FzOther.class, "h", H.class); BP = l.findStaticVarHandle(E20FzOther.class, "k", Box.class); } catch (Exception e) { throw new Error(e); } }
    public static void main(String[] args) throws Exception {
Thread a = go(() -> { Box k = new Box(); H q = new H(k); HP.setOpaque(q); BP.setOpaque(k); });
Box q = (Box) BP.getOpaque(); if (q != null) y = q.f; a.join();
    }
}
