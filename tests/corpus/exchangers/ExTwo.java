// truth: proved: two exchangers do not meet
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import edu.rice.hj.api.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
public class ExTwo {
    static final Exchanger<Object> e = new Exchanger<>();
    static int x, y, met, caught;
    static Object swap(Object one) {
        try { return e.exchange(one); } catch (InterruptedException i) { return "interrupted"; }
    }
    static final Exchanger<Object> f = new Exchanger<>(); static Object other(Object one) { try { return f.exchange(one); } catch (InterruptedException i) { return null; } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { async(() -> { assert swap("a").equals("b"); assert other("c").equals("d"); }); async(() -> { assert swap("b").equals("a"); assert other("d").equals("c"); }); });
        });
    }
}
