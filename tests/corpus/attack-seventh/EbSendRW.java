// truth: violated: a message is sent inside a write region, the write comes behind it
import static edu.rice.hj.ModuleE.*;
import static permission.PermissionChecks.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class EbSendRW {
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
    static class A extends edu.rice.hj.runtime.actors.Actor<Object> { protected void process(Object m) { Cell c = (Cell) m; acquireR(c); y = c.v; releaseR(c); exit(); } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
Cell c = new Cell(); finish(() -> { A a = new A(); a.start(); acquireW(c); a.send(c); c.v = 1; releaseW(c); });
        });
    }
}
