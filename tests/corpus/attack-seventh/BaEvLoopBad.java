// truth: violated: ping-pong that waits for the round before: race
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class BaEvLoopBad {
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
HjEventCount a = newEventCount(), b = newEventCount(); finish(() -> { async(() -> { for (int i = 1; i <= 3; i++) { x++; a.advance(); b.await(i - 1); } }); async(() -> { for (int i = 1; i <= 3; i++) { a.await(i); x++; b.advance(); } }); });
        });
    }
}
