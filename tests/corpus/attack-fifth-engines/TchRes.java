// truth: violated assertion because if the flag is set first, T3 may look at the second future before Z has put it
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
public class TchRes {
    static class Box { int f; }
    static int d;
    static HjDataDrivenFuture<Integer> ddf2;
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
            ddf2.put(1);
            ddf.put(1);
        });
    }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture();
            ddf2 = newDataDrivenFuture();
            finish(() -> {
                z(ddf);
                pair(ddf);
                async(() -> {
                    int[] r = new int[1];
                    isolated(() -> { r[0] = d; });
                    if (r[0] == 1) { assert ddf2.resolved(); }
                });
            });
        });
    }
}
