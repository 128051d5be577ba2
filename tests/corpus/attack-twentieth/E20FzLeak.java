// truth: race: the object leaks before the freeze
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20FzLeak {
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

static class H { final int f; H() { HP.setOpaque(this); f = 1; } }
static H h; static final VarHandle HP; static { try { var l = MethodHandles.lookup(); HP = l.findStaticVarHandle(E20FzLeak.class, "h", H.class); } catch (Exception e) { throw new Error(e); } }
    public static void main(String[] args) throws Exception {
Thread a = go(() -> { new H(); });
H q = (H) HP.getOpaque(); if (q != null) y = q.f; a.join();
    }
}
