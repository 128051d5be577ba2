// truth: proved: two tasks swap what they bring
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import edu.rice.hj.api.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
public class ExSwap {
    static final Exchanger<Object> e = new Exchanger<>();
    static int x, y, met, caught;
    static Object swap(Object one) {
        try { return e.exchange(one); } catch (InterruptedException i) { return "interrupted"; }
    }
    static Object a, b;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { async(() -> a = swap("one")); async(() -> b = swap("two")); });
            assert a.equals("two") && b.equals("one");
        });
    }
}
