// truth: violated: a task waits in a monitor and is interrupted there; the flag is not set any more at the exchanger: it waits for ever
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class DaWait {
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
finish(() -> { async(() -> { synchronized (e) { t = Thread.currentThread(); try { e.wait(); } catch (InterruptedException i) { } } swap("a"); }); async(() -> { while (t == null) Thread.yield(); t.interrupt(); }); });
        });
    }
}
