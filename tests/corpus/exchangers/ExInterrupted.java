// truth: proved: who is interrupted before comes out at once, and the flag is cleared
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import edu.rice.hj.api.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
public class ExInterrupted {
    static final Exchanger<Object> e = new Exchanger<>();
    static int x, y, met, caught;
    static Object swap(Object one) {
        try { return e.exchange(one); } catch (InterruptedException i) { return "interrupted"; }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Thread.currentThread().interrupt(); assert swap("a").equals("interrupted"); assert !Thread.currentThread().isInterrupted();
        });
    }
}
