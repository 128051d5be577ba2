// truth: proved: nobody meets itself
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import edu.rice.hj.api.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
public class ExFour {
    static final Exchanger<Object> e = new Exchanger<>();
    static int x, y, met, caught;
    static Object swap(Object one) {
        try { return e.exchange(one); } catch (InterruptedException i) { return "interrupted"; }
    }
    static Object[] got = new Object[4];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { for (int i = 0; i < 4; i++) { int k = i; async(() -> got[k] = swap(k)); } });
            for (int i = 0; i < 4; i++) { int other = (Integer) got[i]; assert other != i && (Integer) got[other] == i; }
        });
    }
}
