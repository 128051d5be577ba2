// truth: violated: the loop may see 1 and 2; who sees 2 after 1 fails (main is told: the finish ends)
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class CaPollAss {
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
finish(() -> { async(() -> { int last = 0; int now = 0; while (now != 3) { now = isolatedWithReturn(() -> x); if (last == 1) assert now != 2; last = now; } }); async(() -> { for (int i = 1; i <= 3; i++) { int k = i; isolated(() -> { x = k; }); } }); });
        });
    }
}
