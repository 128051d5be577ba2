// truth: violated: a data-driven future is put by who meets first
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class DaDdf {
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
HjDataDrivenFuture<Object> d = newDataDrivenFuture(); finish(() -> { asyncAwait(d, () -> { z = (Integer) d.safeGet(); }); for (int i = 0; i < 3; i++) { int k = i; async(() -> { Object o = swap(k); if (k == 0) d.put(o); }); } async(() -> swap(3)); }); assert z != 3;
        });
    }
}
