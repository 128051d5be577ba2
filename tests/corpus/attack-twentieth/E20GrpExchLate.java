// truth: violated assertion because Q may come first (w == 2), then B has n == 1 and may set x before U looks
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module2.*;
public class E20GrpExchLate {
    static int x, z, w, c;
    static void first(int id, int[] n, int at) {
        async(() -> { isolated(() -> { c++; n[at] = c; if (c == 1) w = id; }); });
    }
    static void worker(int n) {
        async(() -> { if (n == 1) isolated(() -> { x = 1; }); });
    }
    static void workers() {
        int[] n = new int[2];
        finish(() -> { first(1, n, 0); first(2, n, 1); });
        int p = n[0], q = n[1];
        n[0] = 0; n[1] = 0;
        worker(p);
        worker(q);
        async(() -> { isolated(() -> { int t = x, ww = w; w = 0; assert !(ww == 2 && t == 1); }); });
    }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                workers();
            });
        });
    }
}
