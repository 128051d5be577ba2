// truth: violated: awaits beside isolated of other data: the first advance may be that of A, then y races
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class BaEvGroup {
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
HjEventCount a = newEventCount(); finish(() -> { async(() -> { isolated(() -> { x++; }); a.advance(); }); async(() -> { isolated(() -> { z++; }); y = 1; a.advance(); }); async(() -> { isolated(() -> { w++; }); a.await(1); int q = y; }); });
        });
    }
}
