// truth: violated: a child is created inside a write region, and reads in a region of its own
import static edu.rice.hj.ModuleE.*;
import static permission.PermissionChecks.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class EbAsync {
    static final Exchanger<Object> e = new Exchanger<>();
    static final Exchanger<Object> f = new Exchanger<>();
    static int x, y, z, w;
    static volatile Thread t;
    static Object swap(Object one) {
        try { return e.exchange(one); } catch (InterruptedException i) { return "interrupted"; }
    }
    static Object swop(Object one) {
        try { return f.exchange(one); } catch (InterruptedException i) { return "interrupted"; }
    }
    static class Cell { int v; }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
Cell c = new Cell(); finish(() -> { acquireW(c); c.v = 1; async(() -> { acquireR(c); y = c.v; releaseR(c); }); releaseW(c); });
        });
    }
}
