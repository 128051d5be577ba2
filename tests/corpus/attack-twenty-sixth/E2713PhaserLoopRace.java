import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import java.util.*;

// violated: in round 3 the own phase of the neighbour is read
public class E2713PhaserLoopRace {
static int[][] a = new int[5][3];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
 HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
 for (int t = 0; t < 3; t++) { int me = t; asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> { for (int r = 1; r < 5; r++) { int s = 0; for (int k = 0; k < 20; k++) s += a[r == 3 && k == 19 && me == 2 ? r : r - 1][(me + 1) % 3] + 1; a[r][me] = s; next(); } }); }
});
        });
    }

}
