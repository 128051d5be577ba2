// truth: proved: regions in phases
import static edu.rice.hj.ModuleE.*;
import static permission.PermissionChecks.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class EcNext {
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
    static class Cell { int v; }
    static volatile int vo;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
Cell c = new Cell(); finish(() -> { HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT); for (int i = 0; i < 2; i++) { int k = i; asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> { if (k == 0) { acquireW(c); c.v = 1; releaseW(c); } next(); acquireR(c); int q = c.v; releaseR(c); }); } ph.drop(); });
        });
    }
}
