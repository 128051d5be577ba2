// truth: proved: same partner twice: x is handed over in the first, y in the second
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class AaTwice {
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
finish(() -> { async(() -> { x = 1; swap("a"); y = x + z; swap("a2"); assert w == 5; }); async(() -> { z = 3; swap("b"); w = 5; swap("b2"); assert y == 4; }); });
        });
    }
}
