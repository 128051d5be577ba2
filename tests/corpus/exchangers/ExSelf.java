// truth: violated: the two others may meet each other, and the first waits for ever
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import edu.rice.hj.api.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
public class ExSelf {
    static final Exchanger<Object> e = new Exchanger<>();
    static int x, y, met, caught;
    static Object swap(Object one) {
        try { return e.exchange(one); } catch (InterruptedException i) { return "interrupted"; }
    }
    static int sum;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { async(() -> { sum += (Integer) swap(0); sum += (Integer) swap(0); }); async(() -> { swap(1); }); async(() -> { swap(2); }); });
            assert sum == 3 || sum == 0;
        });
    }
}
