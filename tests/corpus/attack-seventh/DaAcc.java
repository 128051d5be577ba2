// truth: proved: accumulator beside exchangers (tasks are not exchanged)
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class DaAcc {
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
HjFinishAccumulator ac = newFinishAccumulator(edu.rice.hj.api.HjOperator.SUM, int.class); finish(ac, () -> { for (int i = 0; i < 2; i++) { int k = i; async(() -> { ac.put((Integer) swap(k + 1)); }); } }); assert ac.get().intValue() == 3;
        });
    }
}
