// truth: violated: who meets whom is a choice: the first may meet the third
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import edu.rice.hj.api.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
public class ExWhom {
    static final Exchanger<Object> e = new Exchanger<>();
    static int x, y, met, caught;
    static Object swap(Object one) {
        try { return e.exchange(one); } catch (InterruptedException i) { return "interrupted"; }
    }
    static Object a;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { async(() -> a = swap("one")); async(() -> swap("two")); async(() -> swap("three")); async(() -> swap("four")); });
            assert !a.equals("three");
        });
    }
}
