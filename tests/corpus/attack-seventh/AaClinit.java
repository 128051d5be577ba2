// truth: violated: a class initialiser waits for a partner who needs the class
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class AaClinit {
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
    static class C { static int v; static { swap("c"); v = 3; } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { x = C.v; }); async(() -> { y = C.v; swap("b"); }); });
        });
    }
}
