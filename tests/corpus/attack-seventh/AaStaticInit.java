// truth: proved: an exchanger in a class that is initialised late
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class AaStaticInit {
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
    static class H { static final Exchanger<Object> g = new Exchanger<>(); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { try { assert H.g.exchange(1).equals(2); } catch (InterruptedException i) { assert false; } }); async(() -> { try { assert H.g.exchange(2).equals(1); } catch (InterruptedException i) { assert false; } }); });
        });
    }
}
