// truth: violated: the object that was handed over is still written by its giver
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class AaYoungRace {
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
finish(() -> { async(() -> { int[] a = new int[1]; swap(a); a[0] = 1; }); async(() -> { int[] a = (int[]) swap("b"); y = a[0]; }); });
        });
    }
}
