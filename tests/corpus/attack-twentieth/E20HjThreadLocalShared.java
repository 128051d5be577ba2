// truth: assertion: the object in the thread-locals is one
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.api.HjPhaserMode.*;
public class E20HjThreadLocalShared {
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

static final int[] cell = new int[1];
static final ThreadLocal<int[]> tl = ThreadLocal.withInitial(() -> cell);
    public static void main(String[] args) throws Exception {
        launchHabaneroApp(() -> {
finish(() -> {
 async(() -> isolated(() -> { tl.get()[0]++; }));
 async(() -> isolated(() -> { y = tl.get()[0]; }));
});
assert y == 0;
        });
    }
}
