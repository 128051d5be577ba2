// truth: violated: the later task holds a race with an old write of a task that went round
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class FaStarveLow2 {
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
HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT); for (int i = 0; i < 2; i++) { int k = i; asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> { if (k == 0) y = 1; for (;;) next(); }); } ph.drop(); async(() -> { isolated(() -> { x = y; }); });
        });
    }
}
