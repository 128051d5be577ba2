// truth: violated: nobody comes
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import edu.rice.hj.api.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
public class ExMain {
    static final Exchanger<Object> e = new Exchanger<>();
    static int x, y, met, caught;
    static Object swap(Object one) {
        try { return e.exchange(one); } catch (InterruptedException i) { return "interrupted"; }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            swap("a");
        });
    }
}
