// truth: violated deadlock because if the flag is set first, nothing orders Z's nested monitors before T3's, taken in the opposite order
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
public class TchMon {
    static class Box { int f; }
    static int d;
    static final Object m = new Object(), n = new Object();
    static void pair(HjDataDrivenFuture<Integer> ddf) {
        Box box = new Box();
        async(() -> {
            int[] r = new int[1];
            isolated(() -> { r[0] = box.f; });
            if (r[0] == 0) ddf.get();
            isolated(() -> { d = 1; });
        });
        async(() -> { isolated(() -> { box.f = 1; }); });
    }
    static void z(HjDataDrivenFuture<Integer> ddf) {
        async(() -> {
            synchronized (m) { synchronized (n) { } }
            ddf.put(1);
        });
    }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture();
            finish(() -> {
                z(ddf);
                pair(ddf);
                async(() -> {
                    int[] r = new int[1];
                    isolated(() -> { r[0] = d; });
                    if (r[0] == 1) synchronized (n) { synchronized (m) { } }
                });
            });
        });
    }
}
