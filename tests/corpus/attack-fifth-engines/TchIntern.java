// truth: violated assertion because if the flag is set first nothing orders Z's intern and T3's: T3 can intern first, then Z's own string is not the canonical one
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
public class TchIntern {
    static class Box { int f; }
    static int d;
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
            String s = new String(new char[] {'q', 'x', 'z', '9'});
            assert s.intern() == s;
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
                    if (r[0] == 1) { new String(new char[] {'q', 'x', 'z', '9'}).intern(); }
                });
            });
        });
    }
}
