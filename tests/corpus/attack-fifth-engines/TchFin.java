// truth: violated deadlock because if the flag is set first, T1 does not wait in its inner finish for Z's part; T3 takes the monitors the other way round
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
public class TchFin {
    static class Box { int f; }
    static int d;
    static final Object m = new Object(), n = new Object();
    static void z() { async(() -> { synchronized (m) { synchronized (n) { } } }); }
    static void pair() {
        Box box = new Box();
        async(() -> {
            int[] r = new int[1];
            isolated(() -> { r[0] = box.f; });
            if (r[0] == 0) finish(() -> { z(); }); else z();
            isolated(() -> { d = 1; });
        });
        async(() -> { isolated(() -> { box.f = 1; }); });
    }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                pair();
                async(() -> {
                    int[] r = new int[1];
                    isolated(() -> { r[0] = d; });
                    if (r[0] == 1) synchronized (n) { synchronized (m) { } }
                });
            });
        });
    }
}
