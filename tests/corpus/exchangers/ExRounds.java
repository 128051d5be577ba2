// truth: proved: two rounds of two
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import edu.rice.hj.api.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
public class ExRounds {
    static final Exchanger<Object> e = new Exchanger<>();
    static int x, y, met, caught;
    static Object swap(Object one) {
        try { return e.exchange(one); } catch (InterruptedException i) { return "interrupted"; }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { for (int i = 0; i < 2; i++) { int k = i; async(() -> { for (int r = 0; r < 2; r++) { Object o = swap(k * 10 + r); assert (Integer) o == (1 - k) * 10 + r; } }); } });
        });
    }
}
