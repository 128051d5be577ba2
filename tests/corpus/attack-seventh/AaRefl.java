// truth: proved: exchange by reflection and by method reference
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class AaRefl {
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
    interface Fun { Object go(Object o) throws Exception; }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { try { Object o = Exchanger.class.getMethod("exchange", Object.class).invoke(e, "a"); assert o.equals("b"); } catch (Exception i) { throw new RuntimeException(i); } }); async(() -> { Fun g = e::exchange; try { assert g.go("b").equals("a"); } catch (Exception i) { throw new RuntimeException(i); } }); });
        });
    }
}
