// truth: proved: A withdraws, and meets B in its second exchange: x written in between is known to B
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class AaWithdraw2 {
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
finish(() -> { async(() -> { Thread.currentThread().interrupt(); x = 1; Object o = swap("a"); assert o.equals("interrupted"); x = 2; o = swap("a2"); assert o.equals("b"); });
 async(() -> { Object o = swap("b"); assert o.equals("a2"); assert x == 2; }); });
        });
    }
}
