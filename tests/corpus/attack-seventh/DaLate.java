// truth: violated: late: a volatile, a class initialiser and an interned string; race behind them all
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class DaLate {
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
    static volatile int v; static class C { static int c = w + 1; }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { isolated(() -> { x++; }); v = 1; int q = C.c; String s = new String("ab").intern(); swap("a"); y = 1; }); async(() -> { isolated(() -> { x++; }); int r = v; int q = C.c; swap("b"); String s = new String("ab").intern(); y = 2; }); });
        });
    }
}
