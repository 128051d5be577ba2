// truth: proved: two loops on data of their own; the third looks at both at once
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class CaIsoTwoLoopsOk {
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
finish(() -> { async(() -> { for (;;) isolated(() -> { x ^= 1; y ^= 1; }); }); async(() -> { for (;;) isolated(() -> { w ^= 1; }); }); async(() -> { isolated(() -> { if (x != y) throw new IllegalStateException(); }); }); });
        });
    }
}
