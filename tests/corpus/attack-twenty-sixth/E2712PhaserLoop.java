import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import java.util.*;

// proved: the barrier parts the phases: each reads its neighbour of the phase before
public class E2712PhaserLoop {
static int[][] a = new int[5][3];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
 HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
 for (int t = 0; t < 3; t++) { int me = t; asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> { for (int r = 1; r < 5; r++) { int s = 0; for (int k = 0; k < 20; k++) s += a[r - 1][(me + 1) % 3] + 1; a[r][me] = s; next(); } }); }
});
int v = 0; for (int r = 1; r < 5; r++) v = 20 * (v + 1);
assert a[4][0] == v && a[4][1] == v && a[4][2] == v;
        });
    }

}
