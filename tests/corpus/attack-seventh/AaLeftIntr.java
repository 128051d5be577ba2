// truth: proved: interrupted after it was met: the flag stays and the next exchange ends by it
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class AaLeftIntr {
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
finish(() -> { async(() -> { t = Thread.currentThread(); Object o = swap("a"); assert o.equals("b"); o = swap("a2"); assert o.equals("interrupted"); });
 async(() -> { while (t == null) Thread.yield(); swap("b"); t.interrupt(); }); });
        });
    }
}
