// truth: violated: a deadlock of all but none: the loop ends when the flag is set by a task that is left out
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class CaKept {
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
finish(() -> { async(() -> { while (isolatedWithReturn(() -> x) == 0) { } swap("never"); }); async(() -> { while (isolatedWithReturn(() -> y) == 0) { } }); async(() -> { isolated(() -> { x = 1; }); isolated(() -> { y = 1; }); }); });
        });
    }
}
