// truth: violated: a count is advanced inside a read region, and the waiter writes: a race too (the read comes behind the advance)
import static edu.rice.hj.ModuleE.*;
import static permission.PermissionChecks.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class EbAdvRW {
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

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
Cell c = new Cell(); HjEventCount ev = newEventCount(); finish(() -> { async(() -> { acquireR(c); ev.advance(); y = c.v; releaseR(c); }); async(() -> { ev.await(1); acquireW(c); c.v = 1; releaseW(c); }); });
        });
    }
}
