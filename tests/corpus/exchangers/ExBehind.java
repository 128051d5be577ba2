// truth: violated: what is done behind it is not ordered
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import edu.rice.hj.api.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
public class ExBehind {
    static final Exchanger<Object> e = new Exchanger<>();
    static int x, y, met, caught;
    static Object swap(Object one) {
        try { return e.exchange(one); } catch (InterruptedException i) { return "interrupted"; }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { async(() -> { swap("a"); x = 1; }); async(() -> { swap("b"); x = 2; }); });
        });
    }
}
