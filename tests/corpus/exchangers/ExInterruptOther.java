// truth: violated: an interrupt may come before the partner
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import edu.rice.hj.api.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
public class ExInterruptOther {
    static final Exchanger<Object> e = new Exchanger<>();
    static int x, y, met, caught;
    static Object swap(Object one) {
        try { return e.exchange(one); } catch (InterruptedException i) { return "interrupted"; }
    }
    static volatile Thread t; static Object a;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { async(() -> { t = Thread.currentThread(); a = swap("a"); if (a.equals("interrupted")) swap("again"); }); async(() -> { while (t == null) { Thread.yield(); } t.interrupt(); swap("b"); }); });
            assert a.equals("b");
        });
    }
}
