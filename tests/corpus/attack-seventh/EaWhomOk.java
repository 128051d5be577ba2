// truth: proved: only one of them opens one
import static edu.rice.hj.ModuleE.*;
import static permission.PermissionChecks.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class EaWhomOk {
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
Cell c = new Cell(); finish(() -> { async(() -> { Object o = swap(1); if (o.equals(3)) { acquireW(c); c.v = 1; releaseW(c); } }); async(() -> swap(2)); async(() -> { Object o = swap(3); if (o.equals(2)) { acquireR(c); y = c.v; releaseR(c); } }); async(() -> swap(4)); });
        });
    }
}
