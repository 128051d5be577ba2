// truth: proved: the exchanger itself, the thread and the same object are brought
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class AaSelfItem {
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
finish(() -> { async(() -> { Object o = swap(e); assert o instanceof Thread; Object q = swap(o); assert q == o; });
 async(() -> { Object o = swap(Thread.currentThread()); assert o == e; Object q = swap(Thread.currentThread()); assert q == Thread.currentThread(); }); });
        });
    }
}
