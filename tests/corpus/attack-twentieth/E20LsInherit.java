// truth: race: the child's value is the parent's array
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20LsInherit {
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

static final InheritableThreadLocal<int[]> t = new InheritableThreadLocal<>();
    public static void main(String[] args) throws Exception {
t.set(new int[1]); Thread a = go(() -> t.get()[0] = 1); y = t.get()[0]; a.join();
    }
}
