// truth: violated: goes round until a random number of a fixed seed ends in 7, then races
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class FaRandom {
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
async(() -> { y = 1; }); HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT); asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> { Random r = new Random(5); while (r.nextInt(3000) != 7) next(); y = 2; }); asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> { for (;;) next(); }); ph.drop(); 
        });
    }
}
