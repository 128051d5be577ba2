// truth: proved: two counts, each awaited by the other: ordered both ways
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class BaEvTwo {
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
HjEventCount a = newEventCount(), b = newEventCount(); finish(() -> { async(() -> { x = 1; a.advance(); b.await(1); assert y == 1; }); async(() -> { y = 1; b.advance(); a.await(1); assert x == 1; }); });
        });
    }
}
