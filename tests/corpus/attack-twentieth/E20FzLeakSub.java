// truth: race: leaks in the constructor of the class above
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20FzLeakSub {
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

static class G { G() { HP.setOpaque(this); } }
static class H extends G { final int f; H() { super(); f = 1; } }
static G h; static final VarHandle HP; static { try { var l = MethodHandles.lookup(); HP = l.findStaticVarHandle(E20FzLeakSub.class, "h", G.class); } catch (Exception e) { throw new Error(e); } }
    public static void main(String[] args) throws Exception {
Thread a = go(() -> { new H(); });
G q = (G) HP.getOpaque(); if (q != null) y = ((H) q).f; a.join();
    }
}
