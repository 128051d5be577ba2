// truth: proved: by reflection the interrupt comes in an InvocationTargetException
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class AaReflIntr {
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
Thread.currentThread().interrupt(); try { Exchanger.class.getMethod("exchange", Object.class).invoke(e, "a"); assert false; } catch (java.lang.reflect.InvocationTargetException i) { assert i.getCause() instanceof InterruptedException; } catch (Exception i) { assert false; }
        });
    }
}
