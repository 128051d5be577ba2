// truth: violated: as FaStarveDead, with a pair of future handshakes
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class FaBar {
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
finish(() -> { async(() -> { HjDataDrivenFuture<Object>[] b = new HjDataDrivenFuture[1]; for (;;) { HjDataDrivenFuture<Object> d = newDataDrivenFuture(); finish(() -> { async(() -> d.put("x")); d.get(); }); } }); async(() -> { y = 1; }); async(() -> { y = 2; }); });
        });
    }
}
