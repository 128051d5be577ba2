// truth: proved: a subclass overrides exchange and calls super
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class AaSub {
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
    static class Sub extends Exchanger<Object> { @Override public Object exchange(Object o) throws InterruptedException { return "[" + super.exchange(o) + "]"; } Object both(Object o) { try { return exchange(o); } catch (InterruptedException i) { throw new RuntimeException(i); } } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
Sub s = new Sub(); finish(() -> { async(() -> { assert s.both("a").equals("[b]"); }); async(() -> { assert s.both("b").equals("[a]"); }); });
        });
    }
}
