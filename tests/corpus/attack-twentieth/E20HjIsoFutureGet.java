// truth: assertion: who waits for a future is behind a body of another group
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.api.HjPhaserMode.*;
public class E20HjIsoFutureGet {
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

static int p;
    public static void main(String[] args) throws Exception {
        launchHabaneroApp(() -> {
finish(() -> {
 HjFuture<Integer> f = future(() -> { isolated(() -> p = 1); return 1; });
 async(() -> { f.safeGet(); isolated(() -> z = 1); });
 async(() -> { isolated(() -> y = z); isolated(() -> { if (y == 1) y = 2; }); });
});
assert y != 2;
        });
    }
}
