// truth: proved: an interrupt ends a wait without a partner
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import edu.rice.hj.api.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
public class ExInterruptWaits {
    static final Exchanger<Object> e = new Exchanger<>();
    static int x, y, met, caught;
    static Object swap(Object one) {
        try { return e.exchange(one); } catch (InterruptedException i) { return "interrupted"; }
    }
    static volatile Thread t;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { async(() -> { t = Thread.currentThread(); assert swap("a").equals("interrupted"); }); async(() -> { while (t == null) { Thread.yield(); } t.interrupt(); }); });
        });
    }
}
