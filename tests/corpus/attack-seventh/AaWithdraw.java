// truth: violated: A offers, is interrupted and withdraws; C meets D: no order from A to anybody
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class AaWithdraw {
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
finish(() -> { async(() -> { x = 1; t = Thread.currentThread(); Object o = swap("a"); if (o.equals("interrupted")) { } else { swap("a2"); } });
 async(() -> { while (t == null) Thread.yield(); t.interrupt(); });
 async(() -> { Object o = swap("c"); if (o.equals("d")) y = x; }); async(() -> { Object o = swap("d"); if (o.equals("a")) swap("d2"); }); });
        });
    }
}
