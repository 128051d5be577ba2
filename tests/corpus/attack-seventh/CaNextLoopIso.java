// truth: violated: phased tasks go round with isolated in each phase; another one looks: sees 1 behind one round only
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class CaNextLoopIso {
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
finish(() -> { HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT); for (int i = 0; i < 2; i++) { int k = i; asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> { for (;;) { if (k == 0) isolated(() -> { x ^= 1; }); next(); } }); } ph.drop(); async(() -> { int q = isolatedWithReturn(() -> x); if (q == 1) y = 1; }); async(() -> { y = 2; }); });
        });
    }
}
