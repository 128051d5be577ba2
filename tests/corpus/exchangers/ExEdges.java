// truth: proved: what both did before lies before what both do behind it
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import edu.rice.hj.api.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
public class ExEdges {
    static final Exchanger<Object> e = new Exchanger<>();
    static int x, y, met, caught;
    static Object swap(Object one) {
        try { return e.exchange(one); } catch (InterruptedException i) { return "interrupted"; }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { async(() -> { x = 1; swap("a"); assert y == 1; }); async(() -> { y = 1; swap("b"); assert x == 1; }); });
        });
    }
}
