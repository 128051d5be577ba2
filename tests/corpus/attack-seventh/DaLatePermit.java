// truth: violated: only if A meets C does C interrupt A, which may be before A meets again
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class DaLatePermit {
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
finish(() -> { async(() -> { Object o = swap(Thread.currentThread()); Object q = swap(1); assert !q.equals("interrupted"); }); async(() -> { Object o = swap(2); if (o instanceof Thread) ((Thread) o).interrupt(); swap(5); }); });
        });
    }
}
