// truth: violated: the read region that is left overlaps the other in one element
import static edu.rice.hj.ModuleE.*;
import static permission.PermissionChecks.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class EaRangesMid {
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

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
int[] a = new int[6]; finish(() -> { async(() -> { acquireW(a, 0, 1); acquireR(a, 1, 2); a[1] = 1; releaseW(a, 0, 1); int q = a[2]; releaseR(a, 1, 2); }); async(() -> { acquireW(a, 2, 5); a[2] = 1; releaseW(a, 2, 5); }); });
        });
    }
}
