// truth: violated: two loops on data of their own; a third sees a state that needs both in the middle
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class CaIsoTwoLoops {
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
finish(() -> { async(() -> { for (;;) isolated(() -> { x ^= 1; }); }); async(() -> { for (;;) isolated(() -> { y ^= 1; }); }); async(() -> { isolated(() -> { if (x == 1 && y == 1) w = 1; }); if (w == 1) { z = 1; } }); async(() -> { z = 2; }); });
        });
    }
}
