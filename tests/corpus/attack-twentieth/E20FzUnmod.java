// truth: race: an unmodifiable view of a list that was changed after
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20FzUnmod {
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

static Object h; static final VarHandle HP; static { try { var l = MethodHandles.lookup(); HP = l.findStaticVarHandle(E20FzUnmod.class, "h", Object.class); } catch (Exception e) { throw new Error(e); } }
    public static void main(String[] args) throws Exception {
Thread a = go(() -> { ArrayList<String> l = new ArrayList<>(); List<String> u = Collections.unmodifiableList(l); l.add("a"); HP.setOpaque(u); });
List q = (List) HP.getOpaque(); if (q != null) y = q.size(); a.join();
    }
}
