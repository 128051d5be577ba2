// truth: violated: loops in isolated of objects; a race of two others
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class CaIsoObjLoop {
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
Object o = new Object(), q = new Object(); finish(() -> { async(() -> { for (;;) isolated(o, () -> { x ^= 1; }); }); async(() -> { for (;;) isolated(q, () -> { y ^= 1; }); }); async(() -> { isolated(o, () -> { }); z = 1; }); async(() -> { isolated(q, () -> { }); z = 2; }); });
        });
    }
}
