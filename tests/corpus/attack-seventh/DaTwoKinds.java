// truth: violated: monitor and interrupt: notified or interrupted or met
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class DaTwoKinds {
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
finish(() -> { async(() -> { t = Thread.currentThread(); Object o = swap("a"); synchronized (e) { z = o.equals("b") ? 1 : 2; } if (z == 2) swap("a2"); }); async(() -> { swap("b"); }); async(() -> { while (t == null) Thread.yield(); synchronized (e) { t.interrupt(); } }); }); assert z == 1;
        });
    }
}
