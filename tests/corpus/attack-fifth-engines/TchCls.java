// truth: violated assertion because if the flag is set first T3 may initialise K before Z: then Z's task is not the one that runs the initialiser
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
public class TchCls {
    static class Box { int f; }
    static int d;
    static final ThreadLocal<int[]> who = ThreadLocal.withInitial(() -> new int[1]);
    static class K { static { who.get()[0] = 1; } static void use() { } }
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
            K.use();
            assert who.get()[0] == 1;
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
                    if (r[0] == 1) K.use();
                });
            });
        });
    }
}
