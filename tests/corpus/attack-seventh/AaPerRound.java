// truth: proved: one exchanger for each round, handed over in the round before
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class AaPerRound {
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
finish(() -> { async(() -> { Exchanger<Object> g = e; for (int i = 0; i < 3; i++) { Exchanger<Object> h = new Exchanger<>(); try { g.exchange(h); } catch (InterruptedException q) { assert false; } g = h; } }); async(() -> { Exchanger<Object> g = e; for (int i = 0; i < 3; i++) { try { g = (Exchanger<Object>) g.exchange("n"); } catch (InterruptedException q) { assert false; } } }); });
        });
    }
}
