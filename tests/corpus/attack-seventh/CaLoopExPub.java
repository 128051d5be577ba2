// truth: violated: tasks that meet for ever hand on a counter modulo 3; who gets 2 fails
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class CaLoopExPub {
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
finish(() -> { for (int i = 0; i < 2; i++) { int k = i; async(() -> { int n = k; for (;;) { n = ((Integer) swap(n) + k) % 3; if (n == 2) isolated(() -> { w = 1; }); } }); } async(() -> { int q = isolatedWithReturn(() -> w); if (q == 1) { y = 1; } }); async(() -> { isolated(() -> { z = 1; }); y = 2; }); });
        });
    }
}
