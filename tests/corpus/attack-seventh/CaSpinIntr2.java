// truth: proved: meets until interrupted; then the partner is told by an interrupt too
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class CaSpinIntr2 {
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
finish(() -> { async(() -> { t = Thread.currentThread(); Thread o = (Thread) swap(t); while (!swap("a").equals("interrupted")) { } o.interrupt(); }); async(() -> { swap(Thread.currentThread()); while (!swap("b").equals("interrupted")) { } }); async(() -> { while (t == null) Thread.yield(); if (x == 0) w = 1; }); async(() -> { while (t == null) Thread.yield(); }); });
        });
    }
}
