// truth: violated: what was offered and taken back hands nothing over
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import edu.rice.hj.api.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
public class ExWithdrawn {
    static final Exchanger<Object> e = new Exchanger<>();
    static int x, y, met, caught;
    static Object swap(Object one) {
        try { return e.exchange(one); } catch (InterruptedException i) { return "interrupted"; }
    }
    static volatile Thread t;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { async(() -> { x = 1; t = Thread.currentThread(); if (!swap("a").equals("interrupted")) return; }); async(() -> { while (t == null) { Thread.yield(); } t.interrupt(); }); async(() -> { swap("b"); }); async(() -> { swap("c"); y = x; }); });
        });
    }
}
