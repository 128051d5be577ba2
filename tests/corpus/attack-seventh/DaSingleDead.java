// truth: violated: who runs the single statement waits for a partner that waits in the phaser
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class DaSingleDead {
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
finish(() -> { HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT_SINGLE); for (int i = 0; i < 2; i++) asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT_SINGLE), () -> { next(() -> { swap("s"); }); swap("p"); }); ph.drop(); });
        });
    }
}
