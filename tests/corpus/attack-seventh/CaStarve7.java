// truth: violated: two go round with events for ever; main fails behind a finish
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class CaStarve7 {
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
    static int[] z2 = new int[1];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT); HjPhaser pg = newPhaser(HjPhaserMode.SIG_WAIT); for (int i = 0; i < 2; i++) asyncPhased(Arrays.asList(ph.inMode(HjPhaserMode.SIG_WAIT), pg.inMode(HjPhaserMode.SIG_WAIT)), () -> { for (;;) { z2[0] = 1; next(); } }); ph.drop(); pg.drop(); async(() -> { isolated(() -> { x = 1; }); y = 1; }); async(() -> { isolated(() -> { w = 1; }); y = 2; });
        });
    }
}
