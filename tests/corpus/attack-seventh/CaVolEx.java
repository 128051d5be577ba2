// truth: proved: busy loop until the flag, then meet
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class CaVolEx {
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
    static volatile int v;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { while (v == 0) { Thread.yield(); } assert swap("a").equals("b"); }); async(() -> { v = 1; assert swap("b").equals("a"); }); });
        });
    }
}
