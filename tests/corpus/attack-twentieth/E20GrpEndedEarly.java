// truth: violated assertion because Q may come first (w == 2), then the second looker has role 1 and may look behind A's write of x
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
public class E20GrpEndedEarly {
    static int x, w, c;
    static void first(int id, int[] n, int at) {
        async(() -> { isolated(() -> { c++; n[at] = c; if (c == 1) w = id; }); });
    }
    static void looker(int n) {
        async(() -> { if (n == 1) isolated(() -> { int t = x, ww = w; w = 0; assert !(ww == 2 && t == 1); }); });
    }
    static void workers() {
        int[] n = new int[2];
        finish(() -> { first(1, n, 0); first(2, n, 1); });
        int p = n[0], q = n[1];
        n[0] = 0; n[1] = 0;
        async(() -> { isolated(() -> { x = 1; }); });
        looker(p);
        looker(q);
    }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { workers(); });
        });
    }
}
