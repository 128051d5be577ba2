// truth: violated: both upgrade from read: conflict
import static edu.rice.hj.ModuleE.*;
import static permission.PermissionChecks.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class EaUp2 {
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
Cell c = new Cell(); finish(() -> { for (int i = 0; i < 2; i++) async(() -> { acquireR(c); if (c.v == 0) { acquireW(c); c.v = 1; releaseW(c); } releaseR(c); }); });
        });
    }
}
