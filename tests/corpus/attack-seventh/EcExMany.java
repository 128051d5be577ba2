// truth: violated: two pairs meet; the regions of the two pairs are in conflict
import static edu.rice.hj.ModuleE.*;
import static permission.PermissionChecks.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class EcExMany {
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
    static volatile int vo;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
Cell c = new Cell(); finish(() -> { for (int i = 0; i < 4; i++) { int k = i; async(() -> { int o = (Integer) swap(k); if (o < k) { acquireW(c); c.v = k; releaseW(c); } }); } });
        });
    }
}
